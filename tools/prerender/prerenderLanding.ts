import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { PrerenderedPage } from '../../src/app/prerender.tsx';

const OTHER_PAGES = /^#src\/pages\/(?!public\/HomePage\.tsx$)/;

/**
 * Renders the landing with the browser's program compiled for Node.
 *
 * @param shared the client build's module rules
 * @throws Error with webpack's errors, or the error of a component
 */
export async function prerenderLanding(shared: Configuration): Promise<PrerenderedPage> {
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
      // Other pages are not rendered.
      externals: OTHER_PAGES,
      optimization: { minimize: false, splitChunks: false },
      devtool: false,
      performance: false,
    });
    const bundle = (await import(pathToFileURL(path.join(folder, 'prerender.cjs')).href)) as {
      default: { prerenderLanding: () => Promise<PrerenderedPage> };
    };
    return await bundle.default.prerenderLanding();
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
