import path from 'node:path';
import zlib from 'node:zlib';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { ChunkListPlugin } from './tools/ChunkListPlugin.ts';
import { PrerenderPlugin } from './tools/prerender/PrerenderPlugin.ts';
import { localServer, readClientSettings, type BuildMode } from './tools/clientSettings.ts';
import { proxyWhenListening, reloadWithPage, toHashRoute } from './tools/devServer.ts';

const root = import.meta.dirname;
const fromRoot = (...parts: string[]) => path.join(root, ...parts);

/** The port of `npm run dev`, and the paths that it proxies to the product's server. */
const DEV_PORT = 3000;
const PROXIED = ['/api', '/auth/v1', '/rest/v1', '/recaptcha', '/newsletter', '/dev'];

/**
 * The client's build. Settings come from the environment ({@link readClientSettings}).
 *
 * @param _env webpack's own `--env`, not used
 * @param argv.mode `production` (default) writes `dist/`, `development` serves with hot reload
 */
export default function clientConfig(
  _env?: unknown,
  argv: { mode?: BuildMode } = {},
): webpack.Configuration {
  const mode = argv.mode ?? 'production';
  const dev = mode === 'development';
  const shared = readModules(mode);
  return {
    ...shared,
    target: ['web', 'es2022'],
    entry: { beforePaint: './src/app/beforePaint.ts', main: './src/index.tsx' },
    output: {
      ...shared.output,
      path: fromRoot('dist'),
      filename: dev ? '[name].js' : '[name].[contenthash:6].js',
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:6].js',
      clean: true,
    },
    // No source maps in production: the source is public, so the site need not ship it.
    devtool: dev ? 'eval-cheap-module-source-map' : false,
    optimization: {
      // The first script lists all chunks: with short ids and hashes it is 0.3 kB smaller.
      chunkIds: dev ? 'named' : 'size',
      // With a runtime per entry, hot updates would reach the wrong runtime.
      runtimeChunk: dev && 'single',
      // React needs the prerendered page's comments and white space to hydrate it.
      minimizeOptions: { html: false, javascript: { ecma: 2020, compress: { passes: 3 } } },
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // Packages change less often than our code, so returning visitors have this chunk cached.
          framework: {
            test: /[\\/]node_modules[\\/]/,
            chunks: 'initial',
            name: 'framework',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(shared.plugins ?? []),
      new HtmlWebpackPlugin({
        template: 'src/index.html',
        // In production the server says which calls it has (docs/adr/0026); this one proxies to the product's.
        calls: dev ? 'all' : '',
        ...(dev
          ? {}
          : {
              minify: {
                collapseWhitespace: true,
                keepClosingSlash: true,
                removeComments: true,
                minifyCSS: true,
              },
            }),
        chunksSortMode: 'manual',
        chunks: ['beforePaint', 'main'],
      }),
      new CopyPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...(dev
        ? [
            new ReactRefreshPlugin({ overlay: false }),
            // In development nothing is prerendered, and the dev server loads the program (src/app/beforePaint.ts).
            new webpack.DefinePlugin({ __SCRIPTS__: 'null' }),
          ]
        : [new PrerenderPlugin(shared), ...productionPlugins()]),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: fromRoot('node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    // tools/sizeLimits.ts has our own budgets, in brotli bytes per page.
    performance: false,
    stats: 'errors-warnings',
    devServer: devServer(),
  };
}

/** Options shared by the browser's build and the one that prerenders the landing. */
function readModules(mode: BuildMode): webpack.Configuration {
  return {
    mode,
    context: root,
    output: { publicPath: '/', assetModuleFilename: '[name].[contenthash:6][ext]' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          // The page's template requires its head, so that webpack watches what it is made of.
          include: [fromRoot('src'), fromRoot('contract'), fromRoot('tools', 'pageHead.ts')],
          // Our modules have no side effects, so unused ones are dropped.
          sideEffects: false,
          use: [{ loader: 'swc-loader', options: swcOptions(mode === 'development') }],
        },
        { test: /\.(woff2|avif|webp|png|jpe?g|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({
        __SETTINGS__: JSON.stringify(readClientSettings(process.env, mode)),
      }),
    ],
    infrastructureLogging: { level: 'warn' },
  };
}

function swcOptions(dev: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      experimental: {
        // The same class names in Node and in the browser, for the prerendered page.
        plugins: [['@swc/plugin-styled-components', { ssr: true, minify: true, displayName: dev }]],
      },
    },
  };
}

/** Compresses files at build time, because maximum brotli compression per request would take a second. */
function productionPlugins() {
  const test = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = zlib.constants;
  return [
    new ChunkListPlugin(),
    // V8's compile hint: compile the whole file off the main thread while it downloads, not lazily.
    new webpack.BannerPlugin({
      banner: '//# allFunctionsCalledOnLoad',
      raw: true,
      entryOnly: true,
      exclude: /^beforePaint\./,
      // After the minimizer, which removes comments.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }),
    new CompressionPlugin<zlib.BrotliOptions>({
      test,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } },
    }),
    new CompressionPlugin({ test, algorithm: 'gzip', compressionOptions: { level: 9 } }),
  ];
}

function devServer(): DevServer {
  return {
    port: DEV_PORT,
    host: 'localhost',
    hot: true,
    proxy: [proxyWhenListening(PROXIED, localServer(process.env))],
    setupMiddlewares: (middlewares, server) => {
      reloadWithPage(server);
      return [...middlewares, toHashRoute];
    },
    client: { logging: 'warn' },
  };
}
