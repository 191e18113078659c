import { createSelector } from '@reduxjs/toolkit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import { api, rowEdits, useGetAllDataQuery } from './api.ts';
import type { CallDispatch } from './effects.ts';
import { listsApi } from './listsApi.ts';
import { useLivePolling } from './live.ts';
import type { ListHead } from './usePages.ts';

const emptyData: AdminData = {
  projects: [],
  tickets: [],
  ideas: [],
  project_managers: [],
  roles: [],
  profiles: [],
};

export interface AdminRead {
  /** Whether an earlier request has succeeded, so that there are rows to show. */
  hasData: boolean;
  /** The error of the last request; null when it succeeded. */
  failure: unknown;
  retry: () => Promise<unknown>;
}

/** Loads the admin panel's data and keeps it up to date while the panel is visible. */
export function useAdminRead(): AdminRead {
  const polling = useLivePolling();
  const { hasData, error, refetch } = useGetAllDataQuery(undefined, {
    ...polling,
    // The panel itself does not rerender when a request starts or rows change.
    selectFromResult: (read) => ({ hasData: read.currentData !== undefined, error: read.error }),
  });
  return { hasData, failure: error ?? null, retry: refetch };
}

/**
 * Selects a part of the admin data inside the panel. The component rerenders only when that part changes.
 *
 * @param select a memoized selector, constant across renders
 */
export function useAdminData<Part>(select: (data: AdminData) => Part): Part {
  return api.endpoints.getAllData.useQueryState(undefined, {
    selectFromResult: ({ currentData }) => ({ part: select(currentData ?? emptyData) }),
  }).part;
}

/**
 * Reloads one project, also one beyond the first page; null when that fails. Used before a save that must not overwrite
 * another person's change.
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
        rowEdits.overwrite({ dispatch: then, getState, extra }, { list: 'projects', id }, fresh),
      );
    }
    return fresh;
  };
}

export const selectManagers = ({ project_managers }: AdminData) => project_managers;

/** All profiles but clients. */
export const selectStaff = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => role !== 'client'),
);

/** The profiles of clients. */
export const selectClients = createSelector([({ profiles }: AdminData) => profiles], (profiles) =>
  profiles.filter(({ role }) => role === 'client'),
);

/** The first page of each list in the admin data, and whether there are more rows. */
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
