import { complaintRoutes } from './complaintRoutes.ts';
import {
  Complaint,
  ComplaintLookUp,
  Complaints,
  ComplaintState,
  NewComplaintAnswer,
} from './complaints.ts';
import { endpoints } from './endpoints.ts';

/** All that the API serves: the fourteen calls of the specification, and those of the complaints book. */
export const calls = {
  ...endpoints,
  findComplaint: {
    ...complaintRoutes.findComplaint,
    public: true,
    success: 200,
    body: ComplaintLookUp,
    response: ComplaintState,
  },
  listComplaints: { ...complaintRoutes.listComplaints, success: 200, response: Complaints },
  answerComplaint: {
    ...complaintRoutes.answerComplaint,
    creates: true,
    success: 201,
    body: NewComplaintAnswer,
    response: Complaint,
  },
} as const;

export type CallName = keyof typeof calls;
export const CALL_NAMES = Object.keys(calls) as CallName[];
