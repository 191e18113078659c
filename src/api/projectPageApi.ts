import type {
  Approval,
  ChangeRequest,
  NewDelivery,
  NewUpdate,
  ProjectPage,
  ProjectPhase,
  ProjectUpdate,
} from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import { api } from './api.ts';
import { addEarlierNews, earlierShown, keepEarlierNews, mergeBy } from './earlierEntries.ts';
import type { CacheDispatch } from './effects.ts';
import { showRow } from './rowEdits.ts';
import { listOf } from './tags.ts';
import type { Tag } from './tags.ts';
import { withFiles } from './withFiles.ts';
import type { Upload } from './withFiles.ts';

/** A phase of a project: the answer to its delivery changes both. */
interface PhaseRef {
  projectId: string;
  phaseId: string;
}

/** A project's page: its deliveries and news (docs/adr/0038). */
export const projectPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One object: a 404 means that there is no such project. */
    getProject: build.query<ProjectPage, string>({
      query: (id) => ({ route: projectRoutes.getProject, id }),
      merge: mergeBy(keepEarlierNews),
      onQueryStarted: (id, store) => showRow(store, id, projectRow),
      providesTags: (_page, _error, id) => [
        { type: 'Project', id },
        { type: 'Row', id },
        // It lists the project's tickets.
        listOf('Ticket'),
      ],
    }),
    /** The updates and deliveries before a cursor; {@link showEarlierNews} adds them to the project's page. */
    readEarlierNews: build.mutation<ProjectPage, { id: string; before: string }>({
      query: ({ id, before }) => ({ route: projectRoutes.getProject, id, query: { before } }),
    }),
    postUpdate: build.mutation<Partial<ProjectUpdate>, { projectId: string } & NewUpdate & Upload>({
      query: ({ projectId: id, body, ...upload }) =>
        withFiles({ route: projectRoutes.postUpdate, id, creates: true }, { body }, upload),
      invalidatesTags: (_update, error, { projectId: id }) => changed(error, id),
    }),
    deliverPhase: build.mutation<Partial<ProjectPhase>, PhaseRef & NewDelivery & Upload>({
      query: ({ phaseId: id, body, link, ...upload }) =>
        withFiles(
          { route: projectRoutes.deliverPhase, id, creates: true },
          { body, ...(link !== undefined && { link }) },
          upload,
        ),
      invalidatesTags: (_phase, error, { projectId: id }) => changed(error, id),
    }),
    approvePhase: build.mutation<Partial<ProjectPhase>, PhaseRef & Approval>({
      query: ({ phaseId: id, delivery }) => ({
        route: projectRoutes.approvePhase,
        id,
        body: { delivery },
      }),
      invalidatesTags: (_phase, error, { projectId: id }) => changed(error, id),
    }),
    requestChanges: build.mutation<Partial<ProjectPhase>, PhaseRef & ChangeRequest>({
      query: ({ phaseId: id, body, delivery }) => ({
        route: projectRoutes.requestChanges,
        id,
        body: { body, delivery },
      }),
      invalidatesTags: (_phase, error, { projectId: id }) => changed(error, id),
    }),
  }),
});

/** A project's page as a row of a list. */
export function projectRow({ project, phases }: ProjectPage) {
  return { ...project, phases };
}

/** Adds earlier updates and deliveries to a project's page, unless it has changed in such a way that they do not fit any more. */
export function showEarlierNews(id: string, before: string, earlier: ProjectPage) {
  return (dispatch: CacheDispatch) => {
    dispatch(
      projectPageApi.util.updateQueryData('getProject', id, (page) =>
        page.more === before ? addEarlierNews(page, earlier) : undefined,
      ),
    );
    dispatch(earlierShown());
  };
}

/**
 * What to read again after a change. A refusal because of the project's state (404, 409) means that the page is out of
 * date.
 */
function changed(
  error: { status?: unknown } | undefined,
  id: string,
): { type: Tag; id?: string }[] {
  const isOutdated = error?.status === 404 || error?.status === 409;
  if (error === undefined || isOutdated) return [{ type: 'Project', id }, { type: 'Project' }];
  return [];
}

export const {
  useGetProjectQuery,
  useReadEarlierNewsMutation,
  usePostUpdateMutation,
  useDeliverPhaseMutation,
  useApprovePhaseMutation,
  useRequestChangesMutation,
} = projectPageApi;
