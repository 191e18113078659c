import { tabStorage } from './safeStorage.ts';

const MARK = 'tramayo.reloadedFor.';

/** Until the next reload. */
let isAllowed = false;

/**
 * Loads a part of the program. A deploy replaces parts, and a page opened before asks for names that
 * are gone: then the page is reloaded, once for each part, and the promise stays pending meanwhile.
 *
 * @param name the part's name, for remembering that its reload was tried
 * @throws whatever `load` throws, when a reload was tried already or could not help (no connection)
 */
export async function importChunk<T>(
  name: string,
  load: () => Promise<T>,
  reload: () => void = () => {
    window.location.reload();
  },
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

/** Whether an error is a part of the program that could not be fetched. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Somebody asks again for what did not come: a reload that was tried may be tried once more. */
export function allowReload(): void {
  isAllowed = true;
}

/** Without a connection a reload would trade the page for the browser's own error. */
async function canReload(name: string): Promise<boolean> {
  if (!isAllowed && tabStorage.getItem(MARK + name) !== null) return false;
  try {
    const page = await fetch(window.location.href, { cache: 'no-store', method: 'HEAD' });
    return page.ok;
  } catch {
    return false;
  }
}

/** A part of the program that what is shown first does not wait for. */
export interface LaterCode<T> {
  /** What has come already, for who need not wait then. */
  loaded: () => T | null;
  /** Begins to load it, once; what failed is begun anew. */
  load: () => Promise<T>;
}

/** @param name the part's name, as `importChunk` remembers it */
export function laterCode<T>(name: string, load: () => Promise<T>): LaterCode<T> {
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
