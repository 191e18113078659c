import { Client } from './clients.ts';
import { Complaint } from './complaints.ts';
import { Idea } from './ideas.ts';
import { listRoutes } from './listRoutes.ts';
import { excelAnswer, exportQueries, listQueries, pageOf } from './lists.ts';
import { Project } from './projects.ts';
import { StaffMember } from './team.ts';
import { Ticket } from './tickets.ts';

/** Lists by pages and as files. */
export const listCalls = {
  pageProjects: {
    ...listRoutes.pageProjects,
    description:
      'Administración recibe los proyectos por páginas; `assigned_to=none` son los que no tienen gestor.',
    success: 200,
    query: listQueries.projects,
    response: pageOf(Project),
  },
  pageAllTickets: {
    ...listRoutes.pageAllTickets,
    description: 'Administración y soporte reciben los tickets por páginas.',
    success: 200,
    query: listQueries.tickets,
    response: pageOf(Ticket),
  },
  pageIdeas: {
    ...listRoutes.pageIdeas,
    description: 'Administración recibe las ideas por páginas.',
    success: 200,
    query: listQueries.ideas,
    response: pageOf(Idea),
  },
  pageStaff: {
    ...listRoutes.pageStaff,
    description: 'Administración recibe por páginas a las personas que no son clientes.',
    success: 200,
    query: listQueries.staff,
    response: pageOf(StaffMember),
  },
  pageComplaints: {
    ...listRoutes.pageComplaints,
    description:
      'Administración recibe las reclamaciones por páginas; `state=open` son las que faltan responder.',
    success: 200,
    query: listQueries.complaints,
    response: pageOf(Complaint),
  },
  pageTickets: {
    ...listRoutes.pageTickets,
    description: 'Cada persona recibe sus tickets por páginas; soporte y administración, todos.',
    success: 200,
    query: listQueries.tickets,
    response: pageOf(Ticket),
  },
  exportProjects: {
    ...listRoutes.exportProjects,
    description: 'Administración descarga en Excel los proyectos de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.projects,
  },
  exportTickets: {
    ...listRoutes.exportTickets,
    description: 'Administración y soporte descargan en Excel los tickets de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.tickets,
  },
  exportIdeas: {
    ...listRoutes.exportIdeas,
    description: 'Administración descarga en Excel las ideas de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.ideas,
  },
  exportStaff: {
    ...listRoutes.exportStaff,
    description: 'Administración descarga en Excel al equipo de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.staff,
  },
  exportComplaints: {
    ...listRoutes.exportComplaints,
    description:
      'Administración descarga en Excel las reclamaciones de una búsqueda, con sus respuestas.',
    ...excelAnswer,
    query: exportQueries.complaints,
  },
  exportSubscribers: {
    ...listRoutes.exportSubscribers,
    description: 'Administración descarga en Excel las suscripciones confirmadas al boletín.',
    ...excelAnswer,
  },
  pageClients: {
    ...listRoutes.pageClients,
    description: 'Administración recibe los clientes por páginas.',
    success: 200,
    query: listQueries.clients,
    response: pageOf(Client),
  },
  exportClients: {
    ...listRoutes.exportClients,
    description: 'Administración descarga en Excel los clientes de una búsqueda.',
    ...excelAnswer,
    query: exportQueries.clients,
  },
} as const;
