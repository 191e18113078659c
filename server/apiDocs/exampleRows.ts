import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket } from '#contract/tickets.ts';

export const rosa: Profile = {
  id: '6f1d2c3b-8a90-4e5f-9b1c-2d3e4f5a6b7c',
  full_name: 'Rosa Quispe',
  role_id: 1,
  role: 'client',
};
export const gabriela: Profile = {
  id: '0b9c8d7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e',
  full_name: 'Gabriela Salas',
  role_id: 2,
  role: 'project_manager',
};

export const project: Project = {
  id: '3c2b1a09-8f7e-4d6c-9b5a-4f3e2d1c0b9a',
  name: 'Tienda en línea',
  status: 'En Progreso',
  progress: 45,
  serviceId: 1,
  userName: rosa.full_name,
  assigned_to: { id: gabriela.id, full_name: gabriela.full_name },
  phases: [
    {
      id: '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c6d',
      name: 'Análisis',
      startDate: '2026-11-02T12:00:00Z',
      endDate: '2026-11-13T12:00:00Z',
    },
  ],
};

export const ticket: Ticket = {
  id: '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a',
  userName: rosa.full_name,
  subject: 'El pago no llega',
  description: 'Desde ayer los pagos con tarjeta quedan pendientes.',
  status: 'Abierto',
  createdAt: '2026-11-20T15:30:00Z',
};
