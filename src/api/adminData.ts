import { createSelector } from '@reduxjs/toolkit';
import type { AdminData } from '#contract/admin.ts';
import type { Project } from '#contract/projects.ts';
import { byName, personLabel } from '#src/lib/personLabel.ts';
import { api, useGetAllDataQuery } from './api.ts';
import { useLivePolling } from './live.ts';

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

/** Reads a project of the bundle again before a save that must not overwrite another person's change; null when that fails. */
export function useFreshProject(): (project: Project) => Promise<Project | null> {
  const { refetch } = api.endpoints.getAllData.useQuerySubscription();
  return async ({ id }) => {
    const { data } = await refetch();
    return data?.projects.find((project) => project.id === id) ?? null;
  };
}

const selectProfiles = ({ profiles }: AdminData) => profiles;

/** The people who can be put in charge of a project, by name, as the next ones: another server may answer in any order. */
export const selectManagers = createSelector(
  [({ eligible_managers, project_managers }: AdminData) => eligible_managers ?? project_managers],
  (managers) => managers.toSorted(byName),
);

/** All profiles but clients. */
export const selectStaff = createSelector([selectProfiles], (profiles) =>
  profiles.filter(({ role }) => role !== 'client').sort(byName),
);

/** The profiles of clients. */
export const selectClients = createSelector([selectProfiles], (profiles) =>
  profiles.filter(({ role }) => role === 'client').sort(byName),
);

/** A row of a list, which names its person in one of two ways. */
interface PersonsRow {
  userName?: string;
  userDetail?: string | undefined;
  user_name?: string;
  full_name?: string;
}

/**
 * The name of whose rows alone a table shows: by the panel's data, without it by a row that was found.
 *
 * @param id of the filter by person; '' without one
 * @returns null without the filter
 */
export function useClientName(id: string, rows: readonly PersonsRow[]): string | null {
  const person = useAdminData(selectProfiles).find((profile) => profile.id === id);
  if (id === '') return null;
  if (person !== undefined) return personLabel(person);
  const [{ userName, userDetail: detail, user_name, full_name = userName ?? user_name } = {}] =
    rows;
  return full_name === undefined ? 'una persona' : personLabel({ full_name, detail });
}
