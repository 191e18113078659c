import { complaintRoutes } from '#contract/complaintRoutes.ts';
import type {
  Complaint,
  ComplaintLookUp,
  ComplaintState,
  NewComplaintAnswer,
} from '#contract/complaints.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Page } from '#contract/lists.ts';
import { api, HEAD, rowEdits } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/**
 * The complaints book's calls beyond filing (docs/adr/0028). Injected separately, so that other pages do not load
 * them.
 */
export const complaintsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that neither its arguments nor its result are cached. */
    findComplaint: build.mutation<ComplaintState, ComplaintLookUp>({
      query: (body) => ({
        route: complaintRoutes.findComplaint,
        body,
        isPublic: true,
        asks: true,
      }),
    }),
    /** The complaints due first; the others come page by page. */
    listComplaints: build.query<Page<Complaint> | null, void>({
      queryFn: furtherRead<Page<Complaint>>(() => ({
        route: listRoutes.pageComplaints,
        query: HEAD,
      })),
      providesTags: ['Complaint'],
    }),
    answerComplaint: build.mutation<Complaint, NewComplaintAnswer>({
      query: (body) => ({ route: complaintRoutes.answerComplaint, body }),
      invalidatesTags: onSuccess('Complaint'),
      async onQueryStarted({ complaintId: id }, store) {
        const answer = await store.queryFulfilled.catch(() => null);
        if (answer !== null) rowEdits.overwrite(store, { list: 'complaints', id }, answer.data);
      },
    }),
  }),
});

export const { useListComplaintsQuery, useAnswerComplaintMutation } = complaintsApi;
