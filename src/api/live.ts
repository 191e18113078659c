import { importChunk } from '#src/lib/importChunk.ts';
import { api, pollingOptions } from './api.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/** Lists of which no event tells, as ideas and people, are still read now and then. */
const POLLING_WHILE_LIVE = 60_000;

/** What others do, as the server tells it (docs/adr/0037). */
const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether events come in. The stream is open while a component subscribes to this and its tab is in view. */
    isLive: build.query<boolean, void>({
      queryFn: () => ({ data: false }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded(_none, entry) {
        const { dispatch, getState, extra } = entry;
        const closing = new AbortController();
        void entry.cacheEntryRemoved.then(() => closing.abort());
        await entry.cacheDataLoaded;
        // Without its code, as without the stream, polling goes on.
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

/** How a read that events tell of is kept up to date: by polling where they do not come in. */
export function useLivePolling() {
  const { isLive } = liveApi.endpoints.isLive.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ isLive: data === true }),
  });
  return isLive ? slowPolling : pollingOptions;
}

const slowPolling = { ...pollingOptions, pollingInterval: POLLING_WHILE_LIVE } as const;
