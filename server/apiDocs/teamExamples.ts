import type { Client } from '#contract/clients.ts';
import type { StaffMember } from '#contract/team.ts';
import { gabriela, rosa } from './exampleRows.ts';

/** A row of the staff list. */
export const gabrielaAsStaff: StaffMember = {
  ...gabriela,
  email: 'gabriela@example.pe',
  state: 'active',
  lastSignInAt: '2026-11-20T15:30:00.000Z',
  projects: 3,
  tickets: 0,
};

const rosaAsClient: Client = {
  id: rosa.id,
  full_name: rosa.full_name,
  email: 'rosa@example.pe',
  emailConfirmed: true,
  company: 'Agro Quispe S.A.C.',
  phone: '987 654 321',
  document: '20999999990',
  notes: 'Prefiere que la llamen por la tarde.',
  projects: 2,
  openTickets: 1,
  createdAt: '2026-08-01T15:00:00.000Z',
  lastSignInAt: '2026-11-20T15:30:00.000Z',
};

export const teamExamples = {
  pageClients: { answer: { rows: [rosaAsClient], next: null, total: 1, exact: true } },
  exportClients: {
    answer:
      'Nombre,Empresa,Correo electrónico,Correo verificado,Teléfono,DNI o RUC,Proyectos,Tickets abiertos,Último ingreso,Notas del equipo\r\n',
  },
  updateClient: { body: { phone: '987 654 321' }, answer: rosaAsClient },
  updateStaff: { body: { role_id: 3 }, answer: undefined },
  handOver: {
    body: { projects_to: '3c5d9a70-1f2b-4e8a-b6c4-0d9e8f7a6b51' },
    answer: { projects: 3, tickets: 0 },
  },
};
