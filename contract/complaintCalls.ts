import { complaintRoutes } from './complaintRoutes.ts';
import { Complaint, ComplaintLookUp, ComplaintState, NewComplaintAnswer } from './complaints.ts';

/** Further calls for the complaints book. */
export const complaintCalls = {
  findComplaint: {
    ...complaintRoutes.findComplaint,
    description:
      'Dice el estado de una reclamación a quien sabe su código y el documento de quien la presentó.',
    public: true,
    success: 200,
    body: ComplaintLookUp,
    response: ComplaintState,
  },
  answerComplaint: {
    ...complaintRoutes.answerComplaint,
    description:
      'Administración responde una reclamación; la respuesta sale por correo y no se cambia.',
    creates: true,
    success: 201,
    body: NewComplaintAnswer,
    response: Complaint,
  },
} as const;
