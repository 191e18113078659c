import { importChunk } from '#src/lib/importChunk.ts';
import { api, pollingOptions } from './api.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Live events about other people's changes (docs/adr/0037). */
const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Whether events arrive. The stream is open while a component subscribes to this, its tab is visible and the
     * browser online.
     */
    isLive: build.query<boolean, void>({
      queryFn: () => ({ data: false }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_none, { dispatch, getState, extra, ...entry }) {
        const removed = new AbortController();
        void entry.cacheEntryRemoved.then(() => removed.abort());
        await entry.cacheDataLoaded;
        // If the chunk fails to load, polling continues.
        const code = await importChunk('live', () => import('./liveEvents.ts')).catch(() => null);
        const setLive = (isLive: boolean) => void entry.updateCachedData(() => isLive);
        code?.followWhileShown({ dispatch, getState, extra }, setLive, removed.signal);
      },
    }),
  }),
});

export const { useIsLiveQuery } = liveApi;

/** Query options for what others change too: polled unless events tell of changes. */
export function useLivePolling() {
  const { isLive } = liveApi.endpoints.isLive.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isLive: data === true }),
  });
  return isLive ? liveOptions : pollingOptions;
}

const liveOptions = { ...pollingOptions, pollingInterval: 0 } as const;
