import { useSelector } from 'react-redux';
import { importChunk } from '#src/lib/importChunk.ts';
import { api, pollingOptions } from './api.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

interface WithApi {
  api: ReturnType<typeof api.reducer>;
}

/** Live events about other people's changes (docs/adr/0037). */
const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether events arrive. The stream is open while a component subscribes to this. */
    isLive: build.query<boolean, void>({
      queryFn: () => ({ data: false }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_none, { dispatch, getState, extra, ...entry }) {
        const closing = new AbortController();
        void entry.cacheEntryRemoved.then(() => closing.abort());
        await entry.cacheDataLoaded;
        const setLive = (isLive: boolean) => void entry.updateCachedData(() => isLive);
        const store = { dispatch, getState, extra };
        // If the chunk fails to load, polling continues.
        await importChunk('live', () => import('./liveEvents.ts'))
          .then(({ followEvents }) => followEvents(store, setLive, closing.signal))
          .catch(() => undefined);
      },
    }),
  }),
});

/** Whether the tab is visible. */
export const selectIsShown = ({ api: { config } }: WithApi) => config.focused;

/** Keeps the stream open while a component is mounted, its tab visible and the browser online. */
export function useLiveStream(): void {
  const isInUse = useSelector(({ api: { config } }: WithApi) => config.focused && config.online);
  liveApi.endpoints.isLive.useQuerySubscription(undefined, { skip: !isInUse });
}

/** Query options for what others change too: polled unless events tell of changes. */
export function useLivePolling() {
  const { isLive } = liveApi.endpoints.isLive.useQueryState(undefined, {
    selectFromResult: ({ currentData }) => ({ isLive: currentData === true }),
  });
  return isLive ? liveOptions : pollingOptions;
}

const liveOptions = { ...pollingOptions, pollingInterval: 0 } as const;
