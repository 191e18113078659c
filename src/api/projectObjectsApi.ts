import type {
  Duplicate,
  ProjectEdit,
  ServiceTemplate,
  ServiceTemplates,
  TemplateChange,
} from '#contract/projectPages.ts';
import { projectRoutes } from '#contract/projectRoutes.ts';
import type { Project } from '#contract/projects.ts';
import { api } from './api.ts';
import { dropRow, showRow } from './rowEdits.ts';
import { onSuccess, outdates } from './tags.ts';

/* oxlint-disable typescript/no-invalid-void-type -- RTK Query's word for "no argument" */

const changed = onSuccess('Project', 'Summary');

/** Projects as objects, and the templates of services (docs/adr/0028). */
export const projectObjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    editProject: build.mutation<Project, { id: string } & ProjectEdit>({
      query: ({ id, ...body }) => ({ route: projectRoutes.editProject, id, body }),
      onQueryStarted: ({ id }, store) => showRow(store, id, (row) => row),
      invalidatesTags: outdates('Project', 'Summary'),
    }),
    archiveProject: build.mutation<Project, string>({
      query: (id) => ({ route: projectRoutes.archiveProject, id }),
      onQueryStarted: (id, store) => dropRow(store, id, { mayReturn: false }),
      invalidatesTags: changed,
    }),
    restoreProject: build.mutation<Project, string>({
      query: (id) => ({ route: projectRoutes.restoreProject, id }),
      // A list of what is not archived may have been read since.
      onQueryStarted: (id, store) => dropRow(store, id, { mayReturn: true }),
      invalidatesTags: changed,
    }),
    duplicateProject: build.mutation<Project, { id: string } & Duplicate>({
      query: ({ id, ...body }) => ({
        route: projectRoutes.duplicateProject,
        id,
        body,
        creates: true,
      }),
      invalidatesTags: changed,
    }),
    listTemplates: build.query<ServiceTemplates, void>({
      query: () => ({ route: projectRoutes.listTemplates }),
      providesTags: ['Template'],
    }),
    updateTemplate: build.mutation<ServiceTemplate, { id: string } & TemplateChange>({
      query: ({ id, ...body }) => ({ route: projectRoutes.updateTemplate, id, body }),
      invalidatesTags: outdates('Template'),
    }),
  }),
});

export const {
  useEditProjectMutation,
  useArchiveProjectMutation,
  useRestoreProjectMutation,
  useDuplicateProjectMutation,
  useListTemplatesQuery,
  useUpdateTemplateMutation,
} = projectObjectsApi;
