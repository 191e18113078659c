import * as z from 'zod/mini';
import { AdminData } from './admin.ts';
import { ComplaintReceipt, NewComplaint } from './complaints.ts';
import { NewContactMessage } from './contact.ts';
import { IdeaPrompt, IdeaResult, IdeaResults } from './ideas.ts';
import { LimitQuery, NewestTickets } from './lists.ts';
import { NewSubscription } from './newsletter.ts';
import { NewStaff, Profile } from './people.ts';
import { Assignment, Dashboard, NewProject, Project, ProjectChange } from './projects.ts';
import { routes } from './routes.ts';
import { Message } from './shared.ts';
import { NewTicket, Ticket, TicketChange, Tickets } from './tickets.ts';

/** The fourteen calls with the schemas of their requests and responses (see calls.ts). */
export const endpoints = {
  getAllData: {
    ...routes.getAllData,
    description:
      'Administración recibe todo lo que muestra el panel; con `limit`, las filas más nuevas y dónde siguen las otras.',
    success: 200,
    query: LimitQuery,
    response: AdminData,
  },
  createStaff: {
    ...routes.createStaff,
    description: 'Administración crea una cuenta del equipo, de cualquier rol menos el de cliente.',
    creates: true,
    success: 201,
    body: NewStaff,
    response: Profile,
  },
  createProject: {
    ...routes.createProject,
    description:
      'Administración crea un proyecto de un cliente, también con su cronograma, su alcance y su responsable, o a partir de un mensaje de contacto.',
    creates: true,
    success: 201,
    body: NewProject,
    response: Project,
  },
  updateProject: {
    ...routes.updateProject,
    description:
      'Administración cambia uno o más campos de un proyecto; `phases` reemplaza la lista completa.',
    success: 200,
    body: ProjectChange,
    response: Project,
  },
  assignProject: {
    ...routes.assignProject,
    description: 'Administración pone a alguien a cargo de un proyecto; con `null`, a nadie.',
    success: 200,
    body: Assignment,
    response: Project,
  },
  updateTicket: {
    ...routes.updateTicket,
    description: 'Administración y soporte cambian el estado de un ticket.',
    success: 200,
    body: TicketChange,
    response: Ticket,
  },
  getDashboard: {
    ...routes.getDashboard,
    description:
      'Un cliente recibe sus proyectos y servicios; quien gestiona, los proyectos que tiene asignados.',
    success: 200,
    response: Dashboard,
  },
  listTickets: {
    ...routes.listTickets,
    description: 'Cada persona recibe sus tickets; soporte y administración, todos.',
    success: 200,
    query: LimitQuery,
    response: z.union([Tickets, NewestTickets]),
  },
  createTicket: {
    ...routes.createTicket,
    description:
      'Abre un ticket, también sobre uno de los proyectos que ve la persona, o como `multipart/form-data` con hasta cinco `file`. Soporte y administración lo abren por un cliente con `user_id`; sin él, soporte no puede.',
    creates: true,
    form: true,
    success: 201,
    body: NewTicket,
    response: Ticket,
  },
  createComplaint: {
    ...routes.createComplaint,
    description:
      'Registra un reclamo o una queja (ley 29571), con su código y la fecha límite de respuesta.',
    public: true,
    creates: true,
    success: 201,
    body: NewComplaint,
    response: ComplaintReceipt,
  },
  generateIdea: {
    ...routes.generateIdea,
    description: 'Genera una idea y la guarda a nombre de quien la pidió.',
    creates: true,
    success: 200,
    body: IdeaPrompt,
    response: IdeaResult,
  },
  generateIdeas: {
    ...routes.generateIdeas,
    description: 'Genera varias ideas y las guarda a nombre de quien las pidió.',
    creates: true,
    success: 200,
    body: IdeaPrompt,
    response: IdeaResults,
  },
  sendContactMessage: {
    ...routes.sendContactMessage,
    description:
      'Recibe el formulario de contacto, con un `recaptchaToken` de la acción `contact_form`.',
    public: true,
    creates: true,
    success: 201,
    body: NewContactMessage,
    response: Message,
  },
  subscribe: {
    ...routes.subscribe,
    description:
      'Pide una suscripción al boletín, con un `recaptchaToken` de la acción `newsletter_signup`; vale cuando se confirma por correo.',
    public: true,
    creates: true,
    success: 201,
    body: NewSubscription,
    response: Message,
  },
} as const;
