import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type * as pages from '../../src/app/prerender.tsx';

/** Pages that are not rendered. */
const OTHER_PAGES =
  /^#src\/pages\/(?!public\/(Home|Services|Case|Terms|Privacy|ComplaintsBook)Page\.tsx$)/;

/** The pages that the build writes. */
export interface Prerendered {
  landing: pages.PrerenderedPage;
  documents: Awaited<ReturnType<typeof pages.prerenderDocuments>>;
}

/**
 * Renders landing and documents with the browser's program compiled for Node.
 *
 * @param shared the client build's module rules
 * @throws Error with webpack's errors, or the error of a component
 */
export async function prerenderPages(shared: Configuration): Promise<Prerendered> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tramayo-prerender-'));
  try {
    await compile({
      ...shared,
      name: 'prerender',
      target: 'node22',
      entry: { prerender: './src/app/prerender.tsx' },
      output: {
        ...shared.output,
        path: folder,
        filename: '[name].cjs',
        chunkFilename: '[id].cjs',
        library: { type: 'commonjs2' },
      },
      externals: OTHER_PAGES,
      optimization: { minimize: false, splitChunks: false },
      devtool: false,
      performance: false,
    });
    const bundle = (await import(pathToFileURL(path.join(folder, 'prerender.cjs')).href)) as {
      default: typeof pages;
    };
    const { prerenderLanding, prerenderDocuments } = bundle.default;
    return { landing: await prerenderLanding(), documents: await prerenderDocuments() };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function compile(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError;
        if (failure) reject(failure);
        else if (stats?.hasErrors()) {
          reject(new Error(stats.toString({ all: false, errors: true })));
        } else resolve();
      });
    });
  });
}
