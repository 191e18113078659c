import { importChunk } from '#src/lib/importChunk.ts';
import { api, pollingOptions } from './api.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Polling interval while live, because some data have no events, for example ideas and people. */
const POLLING_WHILE_LIVE = 60_000;

/** Live events about other people's changes (docs/adr/0037). */
const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether events arrive. The stream is open while a component subscribes to this and its tab is visible. */
    isLive: build.query<boolean, void>({
      queryFn: () => ({ data: false }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_none, entry) {
        const { dispatch, getState, extra } = entry;
        const closing = new AbortController();
        void entry.cacheEntryRemoved.then(() => closing.abort());
        await entry.cacheDataLoaded;
        // If the chunk fails to load, polling continues.
        const code = await importChunk('live', () => import('./liveEvents.ts')).catch(() => null);
        await code?.followEvents({
          store: { dispatch, getState, extra },
          setLive: (isLive) => entry.updateCachedData(() => isLive),
          signal: closing.signal,
        });
      },
    }),
  }),
});

export const { useIsLiveQuery } = liveApi;

/** Query options for data with live events: polls often unless events arrive. */
export function useLivePolling() {
  const { isLive } = liveApi.endpoints.isLive.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isLive: data === true }),
  });
  return isLive ? slowPolling : pollingOptions;
}

const slowPolling = { ...pollingOptions, pollingInterval: POLLING_WHILE_LIVE } as const;
