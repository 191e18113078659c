import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { importChunk } from '#src/lib/importChunk.ts';
import { normalPath, paths } from '#src/lib/paths.ts';
import { isExpired, readStoredSession } from '#src/lib/storedSession.ts';
import type { AppStore } from './store.ts';

interface PageModule {
  default: ComponentType;
}

type Load = () => Promise<PageModule>;

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

/** Pages that show rows, which come with them. Only these: rows that nobody sees stay on the server. */
const withData = {
  dashboard: () => import('#src/pages/portal/DashboardPage.tsx'),
  support: () => import('#src/pages/portal/SupportPage.tsx'),
  adminDashboard: () => import('#src/pages/admin/AdminDashboardPage.tsx'),
} satisfies Record<string, Load>;

type DataPage = keyof typeof withData;

export type Pages = Record<keyof typeof open | DataPage, LazyExoticComponent<ComponentType>>;

/** The pages as lazy components of one store. */
export function createPages(store: AppStore): Pages {
  const pages = {
    ...mapValues<keyof typeof open, Load, Load>(
      open,
      (name, load) => () => importChunk(name, load),
    ),
    ...mapValues<DataPage, Load, Load>(withData, (name) => () => takeDataPage(store, name)),
  };
  return mapValues(pages, (_name, load) => lazy(load));
}

/** Pages that are under way before they are rendered. */
const underWay = new WeakMap<AppStore, Map<DataPage, Promise<PageModule>>>();

/**
 * Begins to load the page of a guarded address while the session is still being checked, so that
 * code, rows and profile come side by side. Without a usable session there is nothing to hurry for.
 */
export function preload(store: AppStore, pathname: string): void {
  const stored = readStoredSession();
  if (stored === null || isExpired(stored)) return;
  const at = normalPath(pathname);
  const name = (Object.keys(withData) as DataPage[]).find((page) => paths[page] === at);
  if (name === undefined) return;
  const page = loadDataPage(store, name);
  const pages = new Map([[name, page]]);
  underWay.set(store, pages);
  // Code that could not be fetched is tried again, and its failure shown, when the page is rendered.
  page.catch(() => pages.delete(name));
}

/** A page that is under way is not begun twice, so neither are its rows asked for twice. */
function takeDataPage(store: AppStore, name: DataPage): Promise<PageModule> {
  const begun = underWay.get(store)?.get(name);
  underWay.delete(store);
  return begun ?? loadDataPage(store, name);
}

async function loadDataPage(store: AppStore, name: DataPage): Promise<PageModule> {
  const [page] = await Promise.all([importChunk(name, withData[name]), askForData(store, name)]);
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
