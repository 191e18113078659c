import type { StaffMember } from '#contract/team.ts';
import { gabriela } from './exampleRows.ts';

/** A row of the staff list. */
export const gabrielaAsStaff: StaffMember = {
  ...gabriela,
  email: 'gabriela@example.pe',
  state: 'active',
  lastSignInAt: '2026-11-20T15:30:00.000Z',
  projects: 3,
  tickets: 0,
};

export const teamExamples = {
  updateStaff: { body: { role_id: 3 }, answer: undefined },
  handOver: {
    body: { projects_to: '3c5d9a70-1f2b-4e8a-b6c4-0d9e8f7a6b51' },
    answer: { projects: 3, tickets: 0 },
  },
};
