import type { CallName } from '#contract/calls.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea, IdeaResult } from '#contract/ideas.ts';
import { conversationExamples } from './conversationExamples.ts';
import type { Example } from './described.ts';
import { messageExamples } from './messageExamples.ts';
import { projectExamples } from './projectExamples.ts';
import { gabrielaAsStaff, teamExamples } from './teamExamples.ts';
import { objectExamples } from './objectExamples.ts';
import { gabriela, project, rosa, ticket } from './exampleRows.ts';

const ideaId = '7e6d5c4b-3a2f-4e1d-8c0b-9a8f7e6d5c4b';
const ideaPrompt = 'Vendo pan artesanal en Surquillo';

const account = {
  full_name: rosa.full_name,
  email: 'rosa@example.pe',
  role: rosa.role,
  mustChangePassword: false,
  sessions: [
    {
      id: '5f4e3d2c-1b0a-4f9e-8d7c-6b5a49382716',
      current: true,
      device: 'Chrome en Android',
      lastUsedAt: '2026-11-20T15:30:00.000Z',
    },
  ],
};

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

/** Examples for the API's description; a test validates them against the schemas. */
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
  createInvitation: {
    body: { email: 'gabriela@example.pe', full_name: gabriela.full_name, role_id: 2 },
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
  ...conversationExamples,
  ...objectExamples,
  ...teamExamples,
  ...messageExamples,
  ...projectExamples,
  getAccount: { answer: account },
  updateAccount: { body: { full_name: rosa.full_name }, answer: account },
  exportAccount: {
    answer: {
      account: {
        full_name: account.full_name,
        email: account.email,
        role: account.role,
        created_at: '2026-08-01T15:00:00+00:00',
      },
      details: { company: 'Agro Quispe S.A.C.', phone: '987 654 321', document: '20999999990' },
      sessions: [],
      projects: [],
      deliveryAnswers: [],
      tickets: [],
      messages: [],
      ideas: [],
      contactMessages: [],
      notices: [],
      mutedMails: ['status'],
      newsletter: [],
      complaints: [],
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
  pageStaff: { answer: { rows: [gabrielaAsStaff], next: null, total: 1, exact: true } },
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
