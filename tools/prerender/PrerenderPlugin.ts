import { createHash } from 'node:crypto';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';
import { listChunks } from '../ChunkListPlugin.ts';
import type { ChunkList } from '../ChunkListPlugin.ts';
import { documents as addresses } from '../../src/lib/documents.ts';
import { globalStyles } from '../../src/theme/globalStyles.ts';
import { printStyles } from '../../src/theme/printStyles.ts';
import { documentPage, documentStyles, sitemap } from './documentPage.ts';
import { prerenderPages, type Prerendered } from './prerenderPages.ts';

const NAME = 'PrerenderPlugin';

/** The entry whose script is inlined into the page. */
const INLINE_ENTRY = 'beforePaint';

/** Placeholder in that script for the addresses of the program's files. */
const PLACEHOLDER = '__SCRIPTS__';

/** The modules that load a signed-in person's rows and role. */
const ROWS = ['src/app/attachApi.ts', 'src/session/identityReads.ts'];

const ROOT = /<div id="?root"?>(?=<\/div>)/;

/** A void tag; its slash has no meaning (HTML Living Standard, 13.1.2.1). */
const VOID = /(?<tag><(?:br|img|input|link|meta)\b[^>]*)\/>/g;

/**
 * Writes the documents (src/lib/documents.ts) and the sitemap, and makes index.html the prerendered landing, with markup, styles and the first script inline. The
 * inline script loads the program after the first frame, or at once on other routes.
 */
export class PrerenderPlugin {
  readonly #shared: webpack.Configuration;

  /** @param shared module rules, also used to compile the program for Node */
  constructor(shared: webpack.Configuration) {
    this.#shared = shared;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.make.tap(NAME, (compilation) => {
      // Runs in parallel to the build; beforeEmit awaits it and reports a failure.
      const rendering = prerenderPages({ ...this.#shared, context: compiler.context });
      rendering.catch(() => undefined);
      const html = HtmlWebpackPlugin.getCompilationHooks(compilation);
      html.alterAssetTags.tap(NAME, (data) => {
        data.assetTags.scripts = [];
        return data;
      });
      html.beforeEmit.tapPromise(NAME, async (data) => {
        const scripts = scriptsOf(listChunks(compilation, compiler.context));
        const { landing } = await rendering;
        data.html = writePage(data.html, landing, takeFirst(compilation, scripts));
        return data;
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        for (const [file, text] of documentFiles(await rendering))
          compilation.emitAsset(file, new webpack.sources.RawSource(text));
      });
    });
  }
}

/** The landing's styles for paper. */
const PRINT = hashedName('print', printStyles);

function hashedName(name: string, styles: string): string {
  return `${name}.${createHash('sha256').update(styles).digest('hex').slice(0, 8)}.css`;
}

function* documentFiles({ documents }: Prerendered): Iterable<[file: string, text: string]> {
  yield [PRINT, printStyles];
  const styles = `${globalStyles}${documents.styles}${documentStyles}@media print{${printStyles}}`;
  const stylesheet = hashedName('documents', styles);
  yield [stylesheet, styles];
  for (const page of documents.pages)
    yield [`${(addresses[page.path] ?? '').slice(1)}.html`, documentPage(page, `/${stylesheet}`)];
  yield ['sitemap.xml', sitemap()];
}

/** The addresses for the inline script (`Scripts` in src/app/beforePaint.ts). */
function scriptsOf({ entry, imports }: ChunkList) {
  const reads = ROWS.flatMap((module) => {
    const files = imports[module];
    if (files === undefined) throw new Error(`Nothing imports ${module}.`);
    return files;
  });
  const toAddress = (file: string) => `/${file}`;
  return {
    program: entry.map(toAddress),
    reads: [...new Set(reads)].map(toAddress),
    print: toAddress(PRINT),
  };
}

/** Removes the inline script from the output and returns its text. */
function takeFirst(compilation: webpack.Compilation, scripts: object): string {
  const [file = ''] = compilation.entrypoints.get(INLINE_ENTRY)?.getFiles() ?? [];
  const source = compilation.getAsset(file)?.source.source().toString();
  if (!source?.includes(PLACEHOLDER)) throw new Error('There is no first script.');
  compilation.deleteAsset(file);
  return source.replaceAll(PLACEHOLDER, () => JSON.stringify(scripts));
}

function writePage(html: string, page: PrerenderedPage, first: string): string {
  if (!ROOT.test(html)) throw new Error('index.html has no empty #root.');
  return html
    .replace(ROOT, (tag) => tag + page.html)
    .replaceAll(VOID, '$<tag>>')
    .replace('</head>', () => `${page.styles}<script>${first}</script></head>`);
}
