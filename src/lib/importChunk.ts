import { tabStorage } from './safeStorage.ts';

const MARK = 'tramayo.reloadedFor.';

/** Whether a chunk may trigger a second reload; reset by the reload itself. */
let isAllowed = false;

/**
 * Imports a chunk. After a deploy an open page may request chunks that no longer exist: the page is then reloaded,
 * once per chunk, and the promise stays pending until the reload happens.
 *
 * @param name the chunk's name, under which the reload is remembered
 * @throws whatever `load` throws, when the page was already reloaded for this chunk or is offline
 */
export async function importChunk<T>(
  name: string,
  load: () => Promise<T>,
  reload: () => void = reloadOnce,
): Promise<T> {
  try {
    const chunk = await load();
    tabStorage.removeItem(MARK + name);
    return chunk;
  } catch (error) {
    if (!isMissingChunk(error) || !(await canReload(name))) throw error;
    tabStorage.setItem(MARK + name, 'yes');
    reload();
    return new Promise(() => undefined);
  }
}

let isReloading = false;

/** A page may miss several chunks: a second call would load the page a second time. */
function reloadOnce(): void {
  if (!isReloading) window.location.reload();
  isReloading = true;
}

/** Whether an error says that a chunk could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Permits another reload for a chunk that already had one; called when somebody presses 'Reintentar'. */
export function allowReload(): void {
  isAllowed = true;
}

/** Offline, a reload would replace the page with the browser's error page. */
async function canReload(name: string): Promise<boolean> {
  if (!isAllowed && tabStorage.getItem(MARK + name) !== null) return false;
  try {
    const page = await fetch(window.location.href, { cache: 'no-store', method: 'HEAD' });
    return page.ok;
  } catch {
    return false;
  }
}

/** A module that is loaded on demand, after the first render. */
export interface LazyModule<T> {
  /** The module if it has loaded; null otherwise. */
  loaded: () => T | null;
  /** Loads the module once; after a failure the next call tries again. */
  load: () => Promise<T>;
}

/**
 * Wraps a dynamic import so that it runs once and its result can be read synchronously.
 *
 * @param name the chunk's name, as `importChunk` remembers it
 */
export function lazyModule<T>(name: string, load: () => Promise<T>): LazyModule<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | null = null;
  return {
    loaded: () => loaded,
    async load() {
      loading ??= importChunk(name, load);
      try {
        loaded = await loading;
        return loaded;
      } catch (error) {
        loading = undefined;
        throw error;
      }
    },
  };
}
