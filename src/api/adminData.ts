import { createSelector } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import { api, rowEdits, useGetAllDataQuery } from './api.ts';
import type { CallDispatch } from './effects.ts';
import { useKeptFresh } from './live.ts';
import { listsApi } from './listsApi.ts';
import type { ListHead } from './usePages.ts';

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
  const fresh = useKeptFresh();
  const { isThere, error, refetch } = useGetAllDataQuery(undefined, {
    ...fresh,
    // Neither the beginning of a read nor new rows render the panel itself.
    selectFromResult: (read) => ({ isThere: read.currentData !== undefined, error: read.error }),
  });
  return { isThere, failure: error ?? null, retry: refetch };
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

/**
 * Reads a project again now, wherever in the list it is; null when that fails. For what must not be saved over
 * somebody else's change.
 */
export function useFreshProject(): (project: Project) => Promise<Project | null> {
  const dispatch = useDispatch<CallDispatch>();
  const { refetch } = api.endpoints.getAllData.useQuerySubscription();
  return async ({ id, name }) => {
    const { data } = await refetch();
    const head = data?.projects.find((project) => project.id === id);
    if (head !== undefined || data?.more?.projects === undefined) return head ?? null;
    const choice = { list: 'projects', query: { search: name, limit: '100' } } as const;
    const found = await dispatch(
      listsApi.endpoints.listPages.initiate(choice, { subscribe: false, forceRefetch: true }),
    );
    const rows = found.data?.pages.flatMap((page) => page.rows as Project[]);
    const fresh = rows?.find((project) => project.id === id) ?? null;
    if (fresh !== null) {
      dispatch((then: ThunkDispatch<unknown, unknown, UnknownAction>, getState, extra) =>
        rowEdits.put({ dispatch: then, getState, extra }, { list: 'projects', id }, fresh),
      );
    }
    return fresh;
  };
}

export const selectManagers = ({ project_managers }: AdminData) => project_managers;

/** Everybody who works here: clients are the others. */
export const selectStaff = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => role !== 'client'),
);

/** The first rows of a list of the bundle, and whether there are more. */
export const selectHead = {
  projects: headOf('projects'),
  tickets: headOf('tickets'),
  ideas: headOf('ideas'),
};

function headOf<Name extends 'projects' | 'tickets' | 'ideas'>(name: Name) {
  return createSelector(
    [(data: AdminData) => data[name], (data: AdminData) => data.more?.[name]],
    (rows, more): ListHead<AdminData[Name][number]> => ({ rows, more }),
  );
}
