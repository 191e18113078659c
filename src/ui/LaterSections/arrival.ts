import type { ComponentType } from 'react';
import { importChunk } from '#src/lib/importChunk.ts';

export type LoadSections = () => Promise<{ default: ComponentType }>;

/** As React's `use` reads a promise: once these are set it need not wait for it. */
interface Readable<T> extends Promise<T> {
  status?: 'fulfilled';
  value?: T;
}

/** Code that is on its way, or not yet asked for. */
export interface Arrival {
  /** Pending until the code is there, however often its loading fails; nobody asks for it by this. */
  readonly there: Promise<ComponentType>;
  /** Asks for the code, once; the same promise each time. It rejects where the code does not come. */
  readonly begin: () => Promise<ComponentType>;
}

/** @param name the part's name, as `importChunk` remembers it */
export function createArrival(name: string, load: LoadSections): Arrival {
  let arrive: (sections: ComponentType) => void;
  const there: Readable<ComponentType> = new Promise((resolve) => {
    arrive = resolve;
  });
  let loading: Readable<ComponentType> | null = null;

  return {
    there,
    begin() {
      if (loading !== null) return loading;
      const begun: Readable<ComponentType> = importChunk(name, load).then((module) => {
        const sections = module.default;
        for (const promise of [there, begun]) {
          promise.status = 'fulfilled';
          promise.value = sections;
        }
        arrive(sections);
        return sections;
      });
      loading = begun;
      return begun;
    },
  };
}
