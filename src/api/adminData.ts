import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import { api, useGetAllDataQuery } from './api.ts';
import { keptFresh } from './keptFresh.ts';
import { errorAlone, useEarlyFailure } from './useEarlyFailure.ts';

const nothing: AdminData = {
  projects: [],
  tickets: [],
  ideas: [],
  project_managers: [],
  roles: [],
  profiles: [],
};

export interface AdminRead {
  /** Whether there are rows to show, of the last read that worked. */
  isThere: boolean;
  /** What the last read failed with; null when it worked. */
  failure: unknown;
  retry: () => Promise<unknown>;
}

/** Reads the panel's one bundle and keeps it up to date while the panel is in view. */
export function useAdminRead(): AdminRead {
  const early = useEarlyFailure(
    api.endpoints.getAllData.useQueryState(undefined, errorAlone).error,
  );
  const { isThere, error, refetch } = useGetAllDataQuery(undefined, {
    skip: early.isHeld,
    ...keptFresh,
    // Neither the beginning of a read nor new rows render the panel itself.
    selectFromResult: (read) => ({ isThere: read.currentData !== undefined, error: read.error }),
  });
  return {
    isThere,
    // Once rows are there, what failed before the panel came is over.
    failure: error ?? (isThere ? null : early.failure),
    async retry() {
      if (early.isHeld) early.release();
      else await refetch();
    },
  };
}

/**
 * A part of the bundle, for a component inside the panel: it renders when that part changes, not when another does.
 *
 * @param select one constant outside the component, which answers the same object until its part changes
 */
export function useAdminData<Part>(select: (data: AdminData) => Part): Part {
  return api.endpoints.getAllData.useQueryState(undefined, {
    selectFromResult: ({ currentData }) => ({ part: select({ ...nothing, ...currentData }) }),
  }).part;
}

/** Reads the bundle again now; null when that fails. For what must not be done over somebody else's change. */
export function useFreshAdminData(): () => Promise<AdminData | null> {
  const { refetch } = api.endpoints.getAllData.useQuerySubscription();
  return async () => (await refetch()).data ?? null;
}

/** Everybody who works here: clients are the others. */
export const selectStaff = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => role !== 'client'),
);
