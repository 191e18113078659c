import type { ComponentType, LazyExoticComponent } from 'react';
import { importChunk } from '#src/lib/importChunk.ts';
import { laterCode } from '#src/lib/laterCode.ts';
import type { LaterCode } from '#src/lib/laterCode.ts';
import { lazyPart } from '#src/lib/lazyPart.ts';
import type { PartModule } from '#src/lib/lazyPart.ts';
import { awaited, dataPages } from './dataPages.ts';
import type { DataPage } from './dataPages.ts';
import type { AppStore } from './store.ts';

type Load = () => Promise<PartModule>;
type LazyPage = LazyExoticComponent<ComponentType>;

/** Each page's own chunk; the name stands in the build's file list and in a chunk's recovery. */
const open = {
  home: () => import('#src/pages/public/HomePage.tsx'),
  services: () => import('#src/pages/public/ServicesPage.tsx'),
  projectCase: () => import('#src/pages/public/CasePage.tsx'),
  aiTools: () => import('#src/pages/public/AiToolsPage.tsx'),
  login: () => import('#src/pages/public/LoginPage.tsx'),
  register: () => import('#src/pages/public/RegisterPage.tsx'),
  forgotPassword: () => import('#src/pages/public/ForgotPasswordPage.tsx'),
  resetPassword: () => import('#src/pages/public/ResetPasswordPage.tsx'),
  confirmLink: () => import('#src/pages/public/ConfirmLinkPage.tsx'),
  terms: () => import('#src/pages/public/TermsPage.tsx'),
  privacy: () => import('#src/pages/public/PrivacyPage.tsx'),
  complaintsBook: () => import('#src/pages/public/ComplaintsBookPage.tsx'),
  complaintStatus: () => import('#src/pages/public/ComplaintStatusPage.tsx'),
} satisfies Record<string, Load>;

export type Pages = Record<keyof typeof open | DataPage, LazyPage>;

/** The pages as lazy components of one store. */
export function createPages(store: AppStore): Pages {
  return {
    ...mapValues<keyof typeof open, Load, LazyPage>(open, (name, load) =>
      lazyPart(laterCode(name, load)),
    ),
    ...mapValues<DataPage, Load, LazyPage>(dataPages, (name) => lazyPart(dataPage(store, name))),
  };
}

/** Begins to load the page of a guarded address, so that code, rows and profile come side by side. */
export function preload(store: AppStore, pathname: string): void {
  const found = awaited(pathname);
  if (found === null) return;
  // Code that could not be fetched is tried again, and its failure shown, when the page is rendered.
  dataPage(store, found.page)
    .load()
    .catch(() => undefined);
}

const loaded = new WeakMap<AppStore, Map<DataPage, LaterCode<PartModule>>>();

/** A page of a store with its rows: under way or there, it is not begun twice, nor are its rows asked for twice. */
function dataPage(store: AppStore, name: DataPage): LaterCode<PartModule> {
  const pages = loaded.get(store) ?? new Map<DataPage, LaterCode<PartModule>>();
  loaded.set(store, pages);
  const page = pages.get(name) ?? laterCode(name, () => loadDataPage(store, name));
  pages.set(name, page);
  return page;
}

async function loadDataPage(store: AppStore, name: DataPage): Promise<PartModule> {
  const [page] = await Promise.all([dataPages[name](), askForData(store, name)]);
  return page;
}

async function askForData(store: AppStore, name: DataPage): Promise<void> {
  const { attachApi, rowsOf } = await importChunk('api', () => import('./attachApi.ts'));
  attachApi(store);
  store.dispatch(rowsOf[name]);
}

function mapValues<K extends string, V, W>(
  record: Record<K, V>,
  map: (key: K, value: V) => W,
): Record<K, W> {
  const entries = Object.entries<V>(record).map(([key, value]) => [key, map(key as K, value)]);
  return Object.fromEntries(entries) as Record<K, W>;
}
