import { complaintRoutes } from './complaintRoutes.ts';
import {
  Complaint,
  ComplaintLookUp,
  Complaints,
  ComplaintState,
  NewComplaintAnswer,
} from './complaints.ts';
import { endpoints } from './endpoints.ts';
import { ideaRoutes } from './ideaRoutes.ts';
import { IdeaDetail, OwnIdeas } from './ideas.ts';
import { PageQuery } from './shared.ts';

/**
 * All that the API serves: the fourteen calls of the specification, and those beside them. `query` is what
 * an address may carry behind its path.
 */
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
  listIdeas: { ...ideaRoutes.listIdeas, success: 200, query: PageQuery, response: OwnIdeas },
  getIdea: { ...ideaRoutes.getIdea, success: 200, response: IdeaDetail },
} as const;

export type CallName = keyof typeof calls;
export const CALL_NAMES = Object.keys(calls) as CallName[];
