import { importChunk } from './importChunk.ts';

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
