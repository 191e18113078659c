import type { ProjectPhase, ProjectUpdate } from '#contract/projectPages.ts';
import type { Example } from './described.ts';
import { gabriela, project, rosa, ticket } from './exampleRows.ts';
import type { projectTexts } from './projectTexts.ts';

const manager = { id: gabriela.id, full_name: gabriela.full_name };
const client = { id: rosa.id, full_name: rosa.full_name };

const delivered: ProjectPhase = {
  id: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
  name: 'Análisis',
  startDate: '2026-11-02T12:00:00Z',
  endDate: '2026-11-13T12:00:00Z',
  state: 'entregada',
  deliveredAt: '2026-11-13T21:20:00Z',
  deliveries: [
    {
      id: '6c5b4a39-2e1d-4c0b-9a8f-7e6d5c4b3a29',
      at: '2026-11-13T21:20:00Z',
      author: manager,
      body: 'El mapa de la tienda y las pantallas del carrito.',
      link: 'https://prueba.example.pe/mapa',
      files: [],
      answer: null,
    },
  ],
};

const answered = (kind: 'aprobada' | 'con cambios', body: string | null): ProjectPhase => ({
  ...delivered,
  state: kind,
  deliveredAt: null,
  deliveries: delivered.deliveries.map((delivery) => ({
    ...delivery,
    answer: { kind, at: '2026-11-16T14:05:00Z', author: client, body },
  })),
});

const update: ProjectUpdate = {
  id: '5b4a3928-1d0c-4b9a-8f7e-6d5c4b3a2918',
  at: '2026-11-18T16:40:00Z',
  author: manager,
  body: 'Ya se puede pagar con Yape en la tienda de prueba.',
  files: [],
};

const CHANGES = 'En el carrito falta el costo de envío a provincias.';

/** Of project pages and deliveries. */
export const projectExamples: { readonly [Name in keyof typeof projectTexts]: Example<Name> } = {
  getProject: {
    answer: {
      project: { ...project, client, createdAt: '2026-10-28T16:00:00Z', archivedAt: null },
      phases: [delivered],
      updates: [update],
      tickets: [
        {
          id: ticket.id,
          subject: ticket.subject,
          status: ticket.status,
          createdAt: ticket.createdAt,
          waitingSince: ticket.createdAt,
        },
      ],
      history: [
        {
          id: '231',
          at: '2026-11-13T21:20:00Z',
          author: manager,
          object: `phase:${delivered.id}`,
          field: 'delivery',
          from: null,
          to: 'El mapa de la tienda y las pantallas del carrito.',
        },
      ],
    },
  },
  updateOwnProject: { body: { progress: 45 }, answer: project },
  postUpdate: { body: { body: update.body }, answer: update },
  deliverPhase: {
    body: {
      body: 'El mapa de la tienda y las pantallas del carrito.',
      link: 'https://prueba.example.pe/mapa',
    },
    answer: delivered,
  },
  approvePhase: { body: {}, answer: answered('aprobada', null) },
  requestChanges: { body: { body: CHANGES }, answer: answered('con cambios', CHANGES) },
  getSummary: {
    answer: {
      unassigned: 2,
      overdue: 1,
      awaitingClient: 1,
      openTickets: 3,
      dueComplaints: 1,
      newMessages: 2,
      oldestTicket: '2026-11-19T21:05:00Z',
      nextComplaint: '2026-12-04',
    },
  },
};
