import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw/http';
import { complaintRoutes } from '#contract/complaintRoutes.ts';
import { listRoutes } from '#contract/listRoutes.ts';
import type { Complaint, NewComplaintAnswer } from '#contract/complaints.ts';
import { ComplaintsInbox } from '#src/features/complaintsInbox/ComplaintsInbox.tsx';
import { dayIn } from '#src/features/complaintsInbox/dueState.ts';
import { aComplaint, anAnswer } from './builders.ts';
import { network, onRoute } from './network.ts';
import { onPage } from './pagesEdge.ts';
import { renderFeature, signedInAs } from './renderFeature.tsx';

/** The calendar day in Lima a number of days from now. */
export const due = (days: number) => dayIn(new Date(Date.now() + days * 86_400_000));

export const late = aComplaint({ id: 'a', code: '000001-2026', dueDate: due(-2) });
export const fresh = aComplaint({
  id: 'b',
  code: '000003-2026',
  dueDate: due(20),
  fullName: '=Álvaro Ñaupari',
  type: 'queja',
  amount: 1234.5,
  documentId: '01234567',
  details: 'Nadie contesta.\nLlamé tres veces.',
});
export const done = aComplaint({
  id: 'c',
  code: '000002-2026',
  dueDate: due(5),
  status: 'Respondida',
  answers: [anAnswer({ settlement: { settledOn: '2026-09-09', text: 'En dos partes.' } })],
});

/** A fake server for the complaints book; answering a complaint changes its data. */
export function serve(complaints: Complaint[]) {
  const served = { complaints, sent: [] as unknown[], asked: [] as string[] };
  network.use(
    onPage(listRoutes.pageComplaints, () => served.complaints.toSorted(byDeadline), served.asked),
    onRoute(complaintRoutes.answerComplaint, async ({ request }) => {
      const body = (await request.json()) as NewComplaintAnswer;
      served.sent.push(body);
      served.complaints = served.complaints.map((complaint) =>
        complaint.id === body.complaintId ? withAnswer(complaint, body) : complaint,
      );
      const answered = served.complaints.find(({ id }) => id === body.complaintId);
      return HttpResponse.json(answered, { status: 201 });
    }),
  );
  return served;
}

/** As the server orders them: the answered ones last. */
function byDeadline(one: Complaint, other: Complaint): number {
  const placeOf = ({ answers, dueDate }: Complaint) => `${answers.length > 0} ${dueDate}`;
  return placeOf(one) < placeOf(other) ? -1 : 1;
}

function withAnswer(complaint: Complaint, { text, settlement }: NewComplaintAnswer): Complaint {
  const answeredAt = new Date().toISOString();
  const answer = anAnswer({ text, answeredAt, settlement: settlement ?? null });
  return { ...complaint, status: 'Respondida', answers: [...complaint.answers, answer] };
}

export function show(query = '') {
  return renderFeature(<ComplaintsInbox />, {
    auth: signedInAs('admin'),
    at: `/admin/dashboard?tab=reclamaciones${query}`,
  });
}

export async function codes() {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
}

export async function open(code: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Ver: ${code}` }));
}
