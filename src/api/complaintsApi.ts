import { complaintRoutes } from '#contract/complaintRoutes.ts';
import type {
  Complaint,
  ComplaintLookUp,
  ComplaintState,
  NewComplaintAnswer,
} from '#contract/complaints.ts';
import { api } from './api.ts';
import { showRow } from './rowEdits.ts';
import { onSuccess } from './tags.ts';

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
    answerComplaint: build.mutation<Complaint, NewComplaintAnswer>({
      query: (body) => ({ route: complaintRoutes.answerComplaint, body }),
      invalidatesTags: onSuccess('Complaint'),
      onQueryStarted: ({ complaintId: id }, store) => showRow(store, id, (row) => row),
    }),
  }),
});

export const { useFindComplaintMutation, useAnswerComplaintMutation } = complaintsApi;
