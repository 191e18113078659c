import { mkdir } from 'node:fs/promises';
import webpack from 'webpack';
import clientConfig from '../webpack.config.ts';

/** Progress is printed in steps of this many percent. */
const STEP = 20;

/**
 * Builds the client for production.
 *
 * @param folder the output directory
 * @throws Error with webpack's errors
 */
export async function runWebpack(folder: string): Promise<webpack.Stats> {
  process.env.NODE_ENV = 'production';
  await mkdir(folder, { recursive: true });
  const config = clientConfig({}, { mode: 'production' });
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: folder },
    plugins: [...(config.plugins ?? []), new webpack.ProgressPlugin(progressPrinter())],
  });
  const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats>();
  compiler.run((error, stats) => {
    // Closing writes webpack's cache, which makes the next build several times faster.
    compiler.close((closeError) => {
      if (stats && !closeError) resolve(stats);
      else reject(error ?? closeError ?? new Error('webpack gave no answer'));
    });
  });
  const stats = await promise;
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  return stats;
}

function progressPrinter(): (part: number) => void {
  let told = 0;
  return (part) => {
    const step = Math.floor((part * 100) / STEP) * STEP;
    if (step <= told) return;
    told = step;
    console.log(`Construyendo el sitio: ${step} %`);
  };
}
