import path from 'node:path';
import webpack from 'webpack';

/** `dist/chunks.json`: the scripts of the first load, and those that each `import()` adds. */
export interface ChunkList {
  /** Files of the entry, in loading order. */
  entry: string[];
  /** By module path relative to the project's root, with `/` on every platform. */
  imports: Record<string, string[]>;
}

const NAME = 'ChunkListPlugin';

/** The program's entry. */
const ENTRY = 'main';

/** Writes the {@link ChunkList}, so that budgets count what browsers really load. */
export class ChunkListPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const list = JSON.stringify(listChunks(compilation, compiler.context), null, 2);
        compilation.emitAsset('chunks.json', new webpack.sources.RawSource(list));
      });
    });
  }
}

/** Derives the {@link ChunkList} from a build. */
export function listChunks(compilation: webpack.Compilation, root: string): ChunkList {
  const list: ChunkList = { entry: [], imports: {} };
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles().filter((file) => file.endsWith('.js'));
    if (group.name === ENTRY) list.entry.push(...files);
    for (const block of group.blocksIterable) {
      for (const dependency of block.dependencies) {
        const target = compilation.moduleGraph.getResolvedModule(dependency);
        const resource = target?.nameForCondition();
        // webpack marks a # of a folder's name by a null character.
        const file = resource?.replaceAll('\0', '') ?? '';
        if (file) list.imports[path.relative(root, file).replaceAll('\\', '/')] = files;
      }
    }
  }
  return list;
}
