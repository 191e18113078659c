import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const SWC = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
};

/** Builds a benchmark's page for production, like the product; returns the folder with `<name>.js`. */
export async function buildPage(name: string, entry: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tramayo-page-'));
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { [name]: entry },
    output: { path: folder, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: 'swc-loader', options: SWC }] },
    performance: false,
  });
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats | undefined>();
  compiler.run((error, stats) => {
    compiler.close(() => (error ? reject(error) : resolve(stats)));
  });
  const stats = await promise;
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return folder;
}
