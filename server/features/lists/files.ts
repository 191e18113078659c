import type { Client } from '#contract/clients.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { ContactMessage, MessageEntry } from '#contract/messages.ts';
import type { Project } from '#contract/projects.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import type { Ticket } from '#contract/tickets.ts';
import { limaDay } from '#contract/limaTime.ts';
import { dayText, inLima } from '../../mail/limaTime.ts';
import { GOODS, TYPES } from '../../mail/templates/complaint.ts';

/** A file's column: its heading, and what it says of a row. */
export type Column<Row> = readonly [heading: string, text: (row: Row) => string];

interface FileRow {
  projects: { card: Project; email: string | null; createdAt: string };
  tickets: Ticket;
  ideas: { card: Idea; description: string; features: string[]; requestedAt: string | null };
  staff: { full_name: string; role: string };
  clients: Client;
  complaints: Complaint;
  messages: { card: ContactMessage; entries: MessageEntry[] };
  subscribers: { email: string; requestedAt: string; confirmedAt: string };
}

/** The lists that come as files. */
export type FileName = keyof FileRow;

/** A list as a file. */
interface ListFile<Row> {
  /** How the file's name begins. */
  name: string;
  columns: readonly Column<Row>[];
}

/** Rows share days, and formatting one takes longer than all else of a row. */
const days = new Map<string, string>();

/** '5 set 2026', the day in Lima. */
function dayIn(timestamp: string): string {
  // Lima is five hours behind UTC all year.
  const hour = timestamp.slice(0, 'YYYY-MM-DDTHH'.length);
  const known = days.get(hour);
  if (known !== undefined) return known;
  if (days.size > 10_000) days.clear();
  const text = dayText(limaDay(new Date(timestamp)));
  days.set(hour, text);
  return text;
}

/** Each list as a file: what people need of it, the long texts included. */
export const listFiles: { readonly [Name in FileName]: ListFile<FileRow[Name]> } = {
  projects: {
    name: 'proyectos',
    columns: [
      ['Cliente', ({ card }) => card.userName],
      ['Correo del cliente', ({ email }) => email ?? ''],
      ['Proyecto', ({ card }) => card.name],
      ['Servicio', ({ card }) => serviceTitle(card.serviceId) ?? ''],
      ['Asignado a', ({ card }) => card.assigned_to?.full_name ?? 'Sin asignar'],
      ['Estado', ({ card }) => card.status],
      ['Avance', ({ card }) => String(card.progress)],
      ['Creado', ({ createdAt }) => dayIn(createdAt)],
      ['Inicio', ({ card }) => dayOf(card.phases.map(({ startDate }) => startDate).sort()[0])],
      [
        'Fin',
        ({ card }) =>
          dayOf(
            card.phases
              .map(({ endDate }) => endDate)
              .sort()
              .at(-1),
          ),
      ],
      ['Próxima fecha', ({ card }) => (card.nextDate ? dayText(card.nextDate) : '')],
      ['Cronograma', ({ card }) => card.phases.map(phaseText).join('\n')],
    ],
  },
  tickets: {
    name: 'tickets',
    columns: [
      ['Usuario', ({ userName }) => userName],
      ['Asunto', ({ subject }) => subject],
      ['Descripción', ({ description }) => description],
      ['Fecha', ({ createdAt }) => dayIn(createdAt)],
      ['Estado', ({ status }) => status],
    ],
  },
  ideas: {
    name: 'ideas',
    columns: [
      ['Usuario', ({ card }) => card.user_name],
      ['Idea', ({ card }) => card.name],
      ['Lo que pidió', ({ card }) => card.prompt],
      ['Descripción', ({ description }) => description],
      ['Funciones', ({ features }) => features.join('\n')],
      ['Fecha', ({ card }) => dayIn(card.created_at)],
      ['Quiere realizarla', ({ requestedAt }) => dayOf(requestedAt)],
    ],
  },
  staff: {
    name: 'personal',
    columns: [
      ['Nombre', ({ full_name }) => full_name],
      ['Rol', ({ role }) => role],
    ],
  },
  clients: {
    name: 'clientes',
    columns: [
      ['Nombre', ({ full_name }) => full_name],
      ['Empresa', ({ company }) => company],
      ['Correo electrónico', ({ email }) => email],
      ['Correo verificado', ({ emailConfirmed }) => (emailConfirmed ? 'Sí' : 'No')],
      ['Teléfono', ({ phone }) => phone],
      ['DNI o RUC', ({ document }) => document],
      ['Proyectos', ({ projects }) => String(projects)],
      ['Tickets abiertos', ({ openTickets }) => String(openTickets)],
      ['Último ingreso', ({ lastSignInAt }) => dayOf(lastSignInAt)],
      ['Notas del equipo', ({ notes }) => notes],
    ],
  },
  complaints: {
    name: 'reclamaciones',
    columns: [
      ['Código', ({ code }) => code],
      ['Presentada', ({ filedAt }) => dayIn(filedAt)],
      ['Responder hasta', ({ dueDate }) => dayText(dueDate)],
      ['Estado', ({ status }) => status],
      ['Nombre completo', ({ fullName }) => fullName],
      ['Documento', ({ documentId }) => documentId],
      ['Correo electrónico', ({ email }) => email],
      ['Teléfono', ({ phone }) => phone ?? ''],
      ['Domicilio', ({ address }) => address ?? ''],
      ['Padre, madre o apoderado', ({ guardian }) => guardian ?? ''],
      ['Tipo', ({ type }) => TYPES[type]],
      ['Bien contratado', ({ goodType }) => (goodType ? GOODS[goodType] : '')],
      ['Descripción del bien', ({ goodDescription }) => goodDescription ?? ''],
      ['Monto reclamado en soles', ({ amount }) => amount?.toFixed(2) ?? ''],
      ['Detalle', ({ details }) => details],
      ['Lo que pide', ({ request }) => request ?? ''],
      ['Respuestas', ({ answers }) => answers.map(answerText).join('\n\n')],
    ],
  },
  messages: {
    name: 'mensajes',
    columns: [
      ['Nombre', ({ card }) => card.name],
      ['Correo electrónico', ({ card }) => card.email],
      ['Asunto', ({ card }) => card.subject],
      ['Mensaje', ({ card }) => card.message],
      ['Fecha', ({ card }) => dayIn(card.at)],
      ['Estado', ({ card }) => card.status],
      ['A cargo', ({ card }) => card.assignee?.full_name ?? 'Sin asignar'],
      ['Cuenta', ({ card }) => card.account?.full_name ?? ''],
      ['Idea', ({ card }) => card.idea?.name ?? ''],
      ['Lo que pidió', ({ card }) => card.idea?.prompt ?? ''],
      ['Proyecto', ({ card }) => card.project?.name ?? ''],
      ['Respuestas y notas', ({ entries }) => entries.map(entryText).join('\n\n')],
    ],
  },
  // With the evidence of consent: whoever confirmed had the link that was mailed to the address.
  subscribers: {
    name: 'suscriptores',
    columns: [
      ['Correo electrónico', ({ email }) => email],
      ['Pedida en el formulario', ({ requestedAt }) => inLima(new Date(requestedAt))],
      ['Confirmada con el enlace del correo', ({ confirmedAt }) => inLima(new Date(confirmedAt))],
    ],
  },
};

function dayOf(timestamp: string | null | undefined): string {
  return timestamp ? dayIn(timestamp) : '';
}

function phaseText({ name, startDate, endDate }: Project['phases'][number]): string {
  return `${name}: ${dayIn(startDate)} a ${dayIn(endDate)}`;
}

function entryText({ kind, at, author, body }: MessageEntry): string {
  return `${dayIn(at)}, ${author.full_name}${kind === 'note' ? ' (nota)' : ''}: ${body}`;
}

function answerText({ answeredAt, answeredBy, text, settlement }: Complaint['answers'][number]) {
  const given = `${dayIn(answeredAt)}, ${answeredBy}: ${text}`;
  if (!settlement) return given;
  return `${given}\nAcuerdo del ${dayText(settlement.settledOn)}: ${settlement.text}`;
}
