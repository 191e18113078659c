import { complaintRoutes } from '#contract/complaintRoutes.ts';
import type {
  Complaint,
  ComplaintLookUp,
  ComplaintState,
  NewComplaintAnswer,
} from '#contract/complaints.ts';
import { api } from './api.ts';
import { furtherRead } from './furtherCalls.ts';
import { onSuccess } from './tags.ts';
import { beneath, keepUnchanged } from './unchangedRows.ts';

/* eslint-disable @typescript-eslint/no-invalid-void-type -- RTK Query's word for "no argument" */

/**
 * The complaints book beyond filing (docs/adr/0028). Whoever looks up or answers imports this; all others
 * pay nothing for it.
 */
export const complaintsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** No query: what it was asked with, and what it found, stay out of the cache. */
    findComplaint: build.mutation<ComplaintState, ComplaintLookUp>({
      query: (body) => ({
        route: complaintRoutes.findComplaint,
        body,
        isPublic: true,
        asks: true,
      }),
    }),
    listComplaints: build.query<Complaint[] | null, void>({
      queryFn: furtherRead<Complaint[]>(() => ({ route: complaintRoutes.listComplaints })),
      merge: (before, now) => (before && now ? keepUnchanged(beneath(before), now) : now),
      providesTags: ['Complaint'],
    }),
    answerComplaint: build.mutation<Partial<Complaint>, NewComplaintAnswer>({
      query: (body) => ({ route: complaintRoutes.answerComplaint, body }),
      invalidatesTags: onSuccess('Complaint'),
    }),
  }),
});

export const { useListComplaintsQuery, useAnswerComplaintMutation } = complaintsApi;
