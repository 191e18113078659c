import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import type { PrerenderedPage } from '../../src/prerender.tsx';
import { listChunks } from '../ChunkListPlugin.ts';
import { prerenderLanding } from './prerenderLanding.ts';
import { shortStyles } from './shortStyles.ts';

const NAME = 'PrerenderPlugin';

/** The entry whose script is written into the page, and what in it stands for the program's files. */
const FIRST = 'first';
const PLACEHOLDER = '__SCRIPTS__';

/** The landing's own part of the program. */
const LANDING_PAGE = 'src/pages/public/HomePage.tsx';

const ROOT = /<div id="?root"?>(?=<\/div>)/;

/** A tag that ends by itself; its slash means nothing (HTML Living Standard, 13.1.2.1). */
const VOID = /(?<tag><(?:br|img|input|link|meta)\b[^>]*)\/>/g;

/**
 * Makes index.html the prerendered landing: its markup, its styles and the first script inside the
 * page, no script beside it. The first script asks for the program when its time has come.
 */
export class PrerenderPlugin {
  readonly #shared: webpack.Configuration;

  /** @param shared how modules are read; the program for Node is compiled with it */
  constructor(shared: webpack.Configuration) {
    this.#shared = shared;
  }

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.make.tap(NAME, (compilation) => {
      // Side by side with the build; a failure is met where the page is needed.
      const rendering = prerenderLanding({ ...this.#shared, context: compiler.context });
      rendering.catch(() => undefined);
      const html = HtmlWebpackPlugin.getCompilationHooks(compilation);
      html.alterAssetTags.tap(NAME, (data) => {
        data.assetTags.scripts = [];
        return data;
      });
      html.beforeEmit.tapPromise(NAME, async (data) => {
        const scripts = listScripts(compilation, compiler.context);
        data.html = writePage(data.html, await rendering, takeFirst(compilation, scripts));
        return data;
      });
    });
  }
}

interface Scripts {
  landing: string[];
  app: string[];
}

function listScripts(compilation: webpack.Compilation, root: string): Scripts {
  const { entry, imports } = listChunks(compilation, root);
  const app = entry.map((file) => `/${file}`);
  const page = imports[LANDING_PAGE]?.map((file) => `/${file}`);
  if (page === undefined) throw new Error(`${LANDING_PAGE} is no part of its own.`);
  return { app, landing: [...new Set([...app, ...page])] };
}

/** The first script's text; it is no file of the site's any more. */
function takeFirst(compilation: webpack.Compilation, scripts: Scripts): string {
  const [file = ''] = compilation.entrypoints.get(FIRST)?.getFiles() ?? [];
  const source = compilation.getAsset(file)?.source.source().toString();
  if (!source?.includes(PLACEHOLDER)) throw new Error('There is no first script.');
  compilation.deleteAsset(file);
  return source.replaceAll(PLACEHOLDER, () => JSON.stringify(scripts));
}

function writePage(html: string, page: PrerenderedPage, first: string): string {
  if (!ROOT.test(html)) throw new Error('index.html has no empty #root.');
  return html
    .replace(ROOT, (tag) => tag + page.html)
    .replace('</style>', (end) => page.baseStyles + end)
    .replaceAll(VOID, '$<tag>>')
    .replace('</head>', () => `${shortStyles(page.styles)}<script>${first}</script></head>`);
}
