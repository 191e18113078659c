import type * as z from 'zod/mini';
import type { CallName, calls } from '#contract/calls.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea, IdeaResult } from '#contract/ideas.ts';
import type { Profile } from '#contract/people.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket, TicketDetail, TicketEntry } from '#contract/tickets.ts';

type Endpoints = typeof calls;

/** A good call and its answer, typed by the contract. */
type Example<Name extends CallName> = {
  answer: z.output<Endpoints[Name]['response']>;
} & (Endpoints[Name] extends { body: infer Schema extends z.core.$ZodType }
  ? { body: z.input<Schema> }
  : unknown);

const rosa: Profile = {
  id: '6f1d2c3b-8a90-4e5f-9b1c-2d3e4f5a6b7c',
  full_name: 'Rosa Quispe',
  role_id: 1,
  role: 'client',
};
const gabriela: Profile = {
  id: '0b9c8d7e-6f5a-4b3c-8d2e-1f0a9b8c7d6e',
  full_name: 'Gabriela Salas',
  role_id: 2,
  role: 'project_manager',
};

const project: Project = {
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

const ticket: Ticket = {
  id: '5d4c3b2a-1f0e-4d9c-8b7a-6f5e4d3c2b1a',
  userName: rosa.full_name,
  subject: 'El pago no llega',
  description: 'Desde ayer los pagos con tarjeta quedan pendientes.',
  status: 'Abierto',
  createdAt: '2026-11-20T15:30:00Z',
};

const soledad = { id: '4d3c2b1a-9f8e-4d7c-8b6a-5f4e3d2c1b0a', full_name: 'Soledad Ríos' };

const ticketDetail: TicketDetail = {
  ...ticket,
  project: { id: project.id, name: project.name },
  assigned_to: soledad,
  waitingSince: null,
  firstResponseAt: '2026-11-20T15:50:00Z',
};

const reply: TicketEntry = {
  id: '9a8b7c6d-5e4f-4a3b-9c2d-1e0f9a8b7c6d',
  kind: 'message',
  at: '2026-11-20T15:50:00Z',
  author: { ...soledad, staff: true },
  body: 'Ya lo estamos viendo. Te escribo antes de las 6.',
};

const savedReply = {
  id: '8c7b6a59-4d3e-4f2a-8b1c-0d9e8f7a6b5c',
  title: 'Lo estamos viendo',
  body: 'Hola, {cliente}: ya estamos revisando {proyecto}.',
};
const { id: _savedReplyId, ...newSavedReply } = savedReply;

const ideaId = '7e6d5c4b-3a2f-4e1d-8c0b-9a8f7e6d5c4b';
const ideaPrompt = 'Vendo pan artesanal en Surquillo';

const idea: IdeaResult = {
  name: 'Desayunos a la puerta',
  description: 'Una página para pedir el pan del día siguiente, con reparto por barrios.',
  engine: 'local',
  id: ideaId,
  features: ['Pedidos hasta las 10 p. m.', 'Pago con Yape o tarjeta', 'Reparto por zonas'],
};

const listedIdea: Idea = {
  id: ideaId,
  user_name: rosa.full_name,
  name: idea.name,
  prompt: ideaPrompt,
  created_at: '2026-11-19T21:05:00Z',
};

const next =
  'N2FmZGUzMjI5ZWQ1YTU4NVsxODAsLTE3OTUxMjIzMDAwMDAwMDAsIjNjMmIxYTA5LThmN2UtNGQ2Yy05YjVhLTRmM2UyZDFjMGI5YSJd';

const receipt = { code: '000123-2026', filedAt: '2026-11-20T15:30:00Z', dueDate: '2026-12-15' };

const complaint = {
  fullName: rosa.full_name,
  documentId: '12345678',
  email: 'rosa@example.pe',
  phone: '987 654 321',
  type: 'reclamo',
  details: 'La entrega llegó tres semanas después de lo acordado.',
} as const;

const complaintAnswer = {
  text: 'Tienes razón: te devolvemos el 20 % de la cuota de noviembre.',
  answeredAt: '2026-11-27T16:05:00Z',
  settlement: { settledOn: '2026-11-26', text: 'Pagas la cuota de noviembre con 20 % menos.' },
};

const answered: Complaint = {
  ...{ ...receipt, ...complaint, id: '2d1c0b9a-8f7e-4c6d-9b5a-3e4f5d6c7b8a', status: 'Respondida' },
  ...{ address: null, guardian: null, goodType: null, goodDescription: null },
  ...{ amount: null, request: null },
  answers: [{ ...complaintAnswer, answeredBy: 'Amalia Torres' }],
};

const sender = { email: 'rosa@example.pe', recaptchaToken: '03AFcWeA…' };

/** What the description of the API shows; every body passes its own schema. */
export const callExamples: { readonly [Name in CallName]: Example<Name> } = {
  getAllData: {
    answer: {
      projects: [project],
      tickets: [ticket],
      ideas: [listedIdea],
      project_managers: [gabriela],
      roles: [
        { id: 1, name: 'client' },
        { id: 2, name: 'project_manager' },
      ],
      profiles: [rosa, gabriela],
    },
  },
  createStaff: {
    body: {
      email: 'gabriela@example.pe',
      password: 'una frase de paso larga',
      full_name: gabriela.full_name,
      role_id: 2,
    },
    answer: gabriela,
  },
  createProject: {
    body: { name: project.name, user_id: rosa.id, service_id: 1 },
    answer: { ...project, status: 'Planificación', progress: 0, assigned_to: null, phases: [] },
  },
  updateProject: { body: { progress: 45 }, answer: project },
  assignProject: { body: { userId: gabriela.id }, answer: project },
  updateTicket: { body: { status: 'Cerrado' }, answer: { ...ticket, status: 'Cerrado' } },
  getDashboard: { answer: { projects: [project], serviceIds: [1] } },
  listTickets: { answer: [ticket] },
  createTicket: {
    body: { subject: ticket.subject, description: ticket.description },
    answer: ticket,
  },
  getTicket: { answer: { ticket: ticketDetail, entries: [reply] } },
  replyToTicket: { body: { body: reply.body }, answer: reply },
  closeTicket: { answer: { ...ticketDetail, status: 'Cerrado' } },
  reopenTicket: { answer: { ...ticketDetail, status: 'Abierto' } },
  assignTicket: { body: { userId: soledad.id }, answer: ticketDetail },
  getFileLink: {
    answer: {
      url: '/api/data/files/1f2e3d4c-5b6a-4798-8a9b-0c1d2e3f4a5b?until=1795190700&signature=…',
    },
  },
  listAssignees: { answer: { people: [soledad] } },
  listSavedReplies: { answer: { rows: [savedReply] } },
  createSavedReply: { body: newSavedReply, answer: savedReply },
  updateSavedReply: { body: newSavedReply, answer: savedReply },
  removeSavedReply: { answer: undefined },
  listNotices: {
    answer: {
      unread: 1,
      notices: [
        {
          id: '7b6a5948-3c2d-4e1f-9a0b-8c7d6e5f4a3b',
          kind: 'message',
          at: reply.at,
          read: false,
          title: `${soledad.full_name} respondió: ${ticket.subject}`,
          href: `#/support/${ticket.id}`,
        },
      ],
    },
  },
  readNotices: { body: { ids: ['7b6a5948-3c2d-4e1f-9a0b-8c7d6e5f4a3b'] }, answer: undefined },
  getNoticePreferences: { answer: { muted: ['status'] } },
  updateNoticePreferences: { body: { muted: ['status'] }, answer: { muted: ['status'] } },
  getEvents: { answer: `event: ticket\ndata: {"id":"${ticket.id}"}\n\n` },
  getHistory: {
    answer: {
      rows: [
        {
          id: '204',
          at: reply.at,
          author: soledad,
          object: `ticket:${ticket.id}`,
          field: 'status',
          from: 'Abierto',
          to: 'En Progreso',
        },
      ],
      next: null,
    },
  },
  createComplaint: {
    body: complaint,
    answer: receipt,
  },
  generateIdea: { body: { prompt: ideaPrompt }, answer: idea },
  generateIdeas: { body: { prompt: ideaPrompt }, answer: [idea] },
  listIdeas: {
    answer: {
      rows: [
        {
          id: ideaId,
          prompt: ideaPrompt,
          name: idea.name,
          description: idea.description,
          features: idea.features,
          createdAt: '2026-11-19T21:05:00Z',
        },
      ],
      next: `1795122300000000_${ideaId}`,
    },
  },
  getIdea: {
    answer: {
      id: ideaId,
      description: idea.description,
      features: idea.features,
      user_email: 'rosa@example.pe',
      requested_at: '2026-11-20T15:30:00Z',
    },
  },
  findComplaint: {
    body: { code: receipt.code, documentId: complaint.documentId },
    answer: { ...receipt, type: 'reclamo', status: 'Respondida', answers: [complaintAnswer] },
  },
  pageProjects: { answer: { rows: [project], next, total: 180, exact: true } },
  pageAllTickets: { answer: { rows: [ticket], next, total: 10_000, exact: false } },
  pageIdeas: { answer: { rows: [listedIdea], next: null, total: 1, exact: true } },
  pageStaff: { answer: { rows: [gabriela], next: null, total: 1, exact: true } },
  pageComplaints: { answer: { rows: [answered], next: null, total: 1, exact: true } },
  pageTickets: { answer: { rows: [ticket], next: null, total: 1, exact: true } },
  answerComplaint: {
    body: {
      complaintId: answered.id,
      text: complaintAnswer.text,
      settlement: complaintAnswer.settlement,
    },
    answer: answered,
  },
  exportProjects: {
    answer:
      'Cliente,Correo del cliente,Proyecto\r\nRosa Quispe,rosa@example.pe,Tienda en línea\r\n',
  },
  exportTickets: { answer: 'Usuario,Asunto\r\nRosa Quispe,El pago no llega\r\n' },
  exportIdeas: { answer: 'Usuario,Idea\r\nRosa Quispe,Desayunos a la puerta\r\n' },
  exportStaff: { answer: 'Nombre,Rol\r\nGabriela Salas,Gestión de proyectos\r\n' },
  exportComplaints: { answer: 'Código,Presentada\r\n000123-2026,20 nov 2026\r\n' },
  sendContactMessage: {
    body: {
      name: rosa.full_name,
      subject: 'Una tienda en línea',
      message: 'Quiero vender mi pan por internet. ¿Cuándo podemos conversar?',
      ...sender,
    },
    answer: { message: '¡Mensaje enviado con éxito!' },
  },
  subscribe: {
    body: sender,
    answer: {
      message: 'Te enviamos un correo: confirma tu suscripción con el enlace que contiene.',
    },
  },
};
