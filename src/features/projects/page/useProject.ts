import type { ProjectPage } from '#contract/projectPages.ts';
import type { Project } from '#contract/projects.ts';
import { errorText, isNoSuch } from '#src/api/apiError.ts';
import { useLivePolling } from '#src/api/live.ts';
import { projectPageApi, useGetProjectQuery } from '#src/api/projectPageApi.ts';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { projectPageCopy } from './projectPageCopy.ts';

export interface ProjectRead {
  /** null until it has loaded. Kept when the person may see it no more, so that no typed text is lost. */
  page: ProjectPage | null;
  /** It does not exist, or this person may not see it. */
  isMissing: boolean;
  /** The message of the last load, if it failed. */
  error: string | null;
  failedRequest: FailedRequest | undefined;
  retry: () => Promise<unknown>;
  /** Reads the project again; null if that fails. */
  readFresh: () => Promise<Project | null>;
}

/** A project's page, refreshed while it is in view. */
export function useProject(id: string): ProjectRead {
  const { isMissing } = projectPageApi.endpoints.getProject.useQueryState(id, {
    selectFromResult: ({ error }) => ({ isMissing: isNoSuch(error) }),
  });
  const { page, failure, refetch } = useGetProjectQuery(id, {
    ...useLivePolling(),
    ...(isMissing && { pollingInterval: 0 }),
    // Select only what is shown, so that reloads without changes do not render.
    selectFromResult: ({ currentData, error }) => ({ page: currentData ?? null, failure: error }),
  });
  const fallback = page === null ? projectPageCopy.loadFailed : projectPageCopy.reloadFailed;
  return {
    page,
    isMissing,
    error: failure === undefined ? null : errorText(failure, fallback),
    failedRequest: failedRequestOf(failure),
    retry: refetch,
    async readFresh() {
      const { data } = await refetch();
      return data === undefined ? null : { ...data.project, phases: data.phases };
    },
  };
}
