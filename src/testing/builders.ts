import type { AdminData } from '#contract/admin.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { History } from '#contract/history.ts';
import type { Idea, IdeaResult, OwnIdea } from '#contract/ideas.ts';
import type { Page } from '#contract/lists.ts';
import type { Notice } from '#contract/notices.ts';
import type { Profile } from '#contract/people.ts';
import type { Summary } from '#contract/projectPages.ts';
import type { Project } from '#contract/projects.ts';
import type { Ticket, TicketDetail, TicketEntry, TicketPage } from '#contract/tickets.ts';
import { SESSION_KEY } from '#src/lib/storedSession.ts';

/** A page of a list; the last one unless `next` is given. */
export function aPage<Row>(
  rows: Row[],
  next: string | null = null,
  total = rows.length,
): Page<Row> {
  return { rows, next, total, exact: true };
}

/** A profile; a client by default. */
export function aProfile(change: Partial<Profile> = {}): Profile {
  return {
    id: '7b1c2f64-0d0b-4a55-9c8e-2f3d5c0a1b01',
    full_name: 'Rosa Quispe',
    role: 'client',
    role_id: 1,
    ...change,
  };
}

/** A project as the API returns it, in progress. */
export function aProject(change: Partial<Project> = {}): Project {
  return {
    id: '0f6a2c1e-58c1-4c4f-8a52-6f7f1f0f4a11',
    name: 'Tienda de café',
    status: 'En Progreso',
    progress: 45,
    serviceId: 1,
    userName: 'Rosa Quispe',
    assigned_to: null,
    phases: [],
    ...change,
  };
}

/** An open ticket as the API returns it. */
export function aTicket(change: Partial<Ticket> = {}): Ticket {
  return {
    id: '3c9d0a52-7f1b-4d5e-9a6c-1b2c3d4e5f60',
    userName: 'Rosa Quispe',
    subject: 'Cambio del número de Yape',
    description: 'El código QR que sale al pagar ya no es el mío.',
    status: 'Abierto',
    createdAt: '2026-09-05T14:00:00.000Z',
    ...change,
  };
}

/** An unread notice about the ticket 't1'. */
export function aNotice(change: Partial<Notice> = {}): Notice {
  return {
    id: 'n1',
    kind: 'message',
    at: '2026-09-05T14:00:00Z',
    read: false,
    title: 'Jorge respondió: Cambio del Yape',
    href: '#/support/t1',
    ...change,
  };
}

/** A change in a history: Ana Torres moved a project's progress. */
export function aChange(change: Partial<History['rows'][number]> = {}): History['rows'][number] {
  return {
    id: '1',
    at: '2026-09-05T14:00:00Z',
    author: { id: 'a', full_name: 'Ana Torres' },
    object: 'project:p1',
    field: 'progress',
    from: '40',
    to: '55',
    ...change,
  };
}

/** An unanswered complaint as the panel shows it. */
export function aComplaint(change: Partial<Complaint> = {}): Complaint {
  return {
    id: '9a4b1c7e-2d3f-4a5b-8c6d-7e8f9a0b1c2d',
    code: '000123-2026',
    filedAt: '2026-09-05T14:00:00.000Z',
    dueDate: '2026-09-28',
    type: 'reclamo',
    status: 'Registrada',
    fullName: 'Rosa Quispe',
    documentId: '12345678',
    email: 'rosa@demo.pe',
    phone: null,
    address: null,
    guardian: null,
    goodType: null,
    goodDescription: null,
    amount: null,
    details: 'Pagué y el cupón no se aplicó.',
    request: null,
    answers: [],
    ...change,
  };
}

/** An answer to a complaint, without a settlement. */
export function anAnswer(
  change: Partial<Complaint['answers'][number]> = {},
): Complaint['answers'][number] {
  return {
    text: 'Te devolvimos todo.',
    answeredAt: '2026-09-10T15:00:00Z',
    answeredBy: 'Ana',
    settlement: null,
    ...change,
  };
}

/** Counts of what needs somebody: nothing. */
export function aSummary(change: Partial<Summary> = {}): Summary {
  return {
    unassigned: 0,
    overdue: 0,
    awaitingClient: 0,
    openTickets: 0,
    dueComplaints: 0,
    newMessages: 0,
    oldestTicket: null,
    nextComplaint: null,
    ...change,
  };
}

/** An idea in the panel's list. */
export function anIdea(change: Partial<Idea> = {}): Idea {
  return {
    id: '5e2d7a10-3b6c-4f8e-9d01-7a8b9c0d1e2f',
    user_name: 'Rosa Quispe',
    name: 'Catálogo por WhatsApp',
    prompt: 'Vendo tortas por encargo en Arequipa',
    created_at: '2026-09-05T14:00:00.000Z',
    ...change,
  };
}

/** An idea in the generator's response. */
export function anIdeaResult(change: Partial<IdeaResult> = {}): IdeaResult {
  return {
    name: 'Pedidos de tortas',
    description: 'Un catálogo donde se elige, se paga y se agenda.',
    features: ['Cobro con Yape', 'Agenda de entregas'],
    engine: 'local',
    ...change,
  };
}

/** A saved idea of the person. */
export function anOwnIdea(change: Partial<OwnIdea> = {}): OwnIdea {
  const { name, description, features } = anIdeaResult();
  return {
    id: '5e2d7a10-3b6c-4f8e-9d01-7a8b9c0d1e2f',
    prompt: 'Vendo tortas por encargo en Arequipa',
    createdAt: '2026-09-05T14:00:00.000Z',
    name,
    description,
    features,
    ...change,
  };
}

/** The panel's data: empty except for the roles. */
export function anAdminData(change: Partial<AdminData> = {}): AdminData {
  return {
    projects: [],
    tickets: [],
    ideas: [],
    project_managers: [],
    roles: [
      { id: 1, name: 'client' },
      { id: 2, name: 'project_manager' },
      { id: 4, name: 'admin' },
    ],
    profiles: [],
    ...change,
  };
}

export interface SessionOptions {
  token?: string;
  /** Seconds until the token expires; negative for an expired one. */
  expiresIn?: number;
}

/** A session as the identity provider returns it and supabase-js stores it. */
export function aSession(
  userId: string,
  { token = 'token-1', expiresIn = 3600 }: SessionOptions = {},
) {
  return {
    access_token: token,
    refresh_token: `refresh-of-${token}`,
    token_type: 'bearer',
    expires_in: expiresIn,
    expires_at: Math.floor(Date.now() / 1000) + expiresIn,
    user: { id: userId, aud: 'authenticated', email: 'rosa@demo.pe' },
  };
}

/** Puts a session into storage, as if from an earlier visit. */
export function storeSession(userId: string, options?: SessionOptions): void {
  window.localStorage.setItem(SESSION_KEY, JSON.stringify(aSession(userId, options)));
}

/** A ticket's page; by default nobody has replied yet. */
export function aTicketPage(
  change: Partial<TicketDetail> = {},
  entries: TicketEntry[] = [],
): TicketPage {
  const unanswered = {
    assigned_to: null,
    waitingSince: aTicket().createdAt,
    firstResponseAt: null,
  };
  return { ticket: { ...aTicket(), ...unanswered, project: null, ...change }, entries, more: null };
}

/** A message by a staff member. */
export function aMessage(
  change: Partial<Extract<TicketEntry, { kind: 'message' | 'note' }>> = {},
): TicketEntry {
  return {
    id: 'message-1',
    kind: 'message',
    at: '2026-09-05T15:00:00.000Z',
    author: { id: 'soporte', full_name: 'Jorge Huamán', staff: true },
    body: 'Ya lo estamos viendo.',
    ...change,
  };
}
