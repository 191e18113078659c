import type { Client } from '#contract/clients.ts';
import type { Complaint } from '#contract/complaints.ts';
import type { Idea } from '#contract/ideas.ts';
import type { ContactMessage, ContactMessageEntry } from '#contract/contactMessages.ts';
import type { Project } from '#contract/projects.ts';
import { serviceTitle } from '#contract/serviceTitles.ts';
import type { Ticket } from '#contract/tickets.ts';
import { limaDay } from '#contract/limaTime.ts';
import type { ReadableList } from '../../lists/allLists.ts';
import { dayText } from '../../mail/limaTime.ts';
import { GOODS, TYPES } from '../../mail/templates/complaint.ts';
import { dayCell, timeCell, type ExcelColumn } from './excelCells.ts';

interface ExportRow {
  projects: { card: Project; email: string | null; createdAt: string; scope: string };
  tickets: Ticket;
  ideas: { card: Idea; description: string; features: string[]; requestedAt: string | null };
  staff: { full_name: string; role: string };
  clients: Client;
  complaints: Complaint;
  contactMessages: { card: ContactMessage; entries: ContactMessageEntry[] };
  subscribers: { email: string; requestedAt: string; confirmedAt: string };
}

interface ListExport<Row> {
  /** How the file's name begins, and the name of its sheet. */
  name: string;
  columns: readonly ExcelColumn<Row>[];
}

/** Each list as an export: what people need of it, the long texts included. */
export const listExports: { readonly [Name in ReadableList]: ListExport<ExportRow[Name]> } = {
  projects: {
    name: 'proyectos',
    columns: [
      ['Cliente', ({ card }) => card.userName],
      ['Correo del cliente', ({ email }) => email],
      ['Proyecto', ({ card }) => card.name],
      ['Servicio', ({ card }) => serviceTitle(card.serviceId)],
      ['Asignado a', ({ card }) => card.assigned_to?.full_name ?? 'Sin asignar'],
      ['Estado', ({ card }) => card.status],
      ['Avance', ({ card }) => card.progress],
      ['Creado', ({ createdAt }) => dayCell(createdAt), 'day'],
      ['Inicio', ({ card }) => dayCell(datesOf(card, 'startDate')[0]), 'day'],
      ['Fin', ({ card }) => dayCell(datesOf(card, 'endDate').at(-1)), 'day'],
      ['Próxima fecha', ({ card }) => dayCell(card.nextDate), 'day'],
      ['Cronograma', ({ card }) => card.phases.map(phaseText).join('\n')],
      ['Alcance', ({ scope }) => scope],
    ],
  },
  tickets: {
    name: 'tickets',
    columns: [
      ['Usuario', ({ userName }) => userName],
      ['Asunto', ({ subject }) => subject],
      ['Descripción', ({ description }) => description],
      ['Fecha', ({ createdAt }) => dayCell(createdAt), 'day'],
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
      ['Fecha', ({ card }) => dayCell(card.created_at), 'day'],
      ['Quiere realizarla', ({ requestedAt }) => dayCell(requestedAt), 'day'],
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
      ['Teléfono', ({ phone }) => phone, 'code'],
      ['DNI o RUC', ({ document }) => document, 'code'],
      ['Proyectos', ({ projects }) => projects],
      ['Tickets abiertos', ({ openTickets }) => openTickets],
      ['Último ingreso', ({ lastSignInAt }) => dayCell(lastSignInAt), 'day'],
      ['Notas del equipo', ({ notes }) => notes],
    ],
  },
  complaints: {
    name: 'reclamaciones',
    columns: [
      ['Código', ({ code }) => code, 'code'],
      ['Presentada', ({ filedAt }) => dayCell(filedAt), 'day'],
      ['Responder hasta', ({ dueDate }) => dayCell(dueDate), 'day'],
      ['Estado', ({ status }) => status],
      ['Nombre completo', ({ fullName }) => fullName],
      ['Documento', ({ documentId }) => documentId, 'code'],
      ['Correo electrónico', ({ email }) => email],
      ['Teléfono', ({ phone }) => phone, 'code'],
      ['Domicilio', ({ address }) => address],
      ['Padre, madre o apoderado', ({ guardian }) => guardian],
      ['Tipo', ({ type }) => TYPES[type]],
      ['Bien contratado', ({ goodType }) => (goodType ? GOODS[goodType] : '')],
      ['Descripción del bien', ({ goodDescription }) => goodDescription],
      ['Monto reclamado en soles', ({ amount }) => amount, 'amount'],
      ['Detalle', ({ details }) => details],
      ['Lo que pide', ({ request }) => request],
      ['Respuestas', ({ answers }) => answers.map(answerText).join('\n\n')],
    ],
  },
  contactMessages: {
    name: 'mensajes',
    columns: [
      ['Nombre', ({ card }) => card.name],
      ['Correo electrónico', ({ card }) => card.email],
      ['Teléfono', ({ card }) => card.phone],
      ['Prefiere', ({ card }) => card.contactBy],
      ['Canal', ({ card }) => card.channel ?? 'Formulario web'],
      ['Asunto', ({ card }) => card.subject],
      ['Mensaje', ({ card }) => card.message],
      ['Fecha', ({ card }) => dayCell(card.at), 'day'],
      ['Estado', ({ card }) => card.status],
      ['A cargo', ({ card }) => card.assignee?.full_name ?? 'Sin asignar'],
      ['Cuenta', ({ card }) => card.account?.full_name],
      ['Idea', ({ card }) => card.idea?.name],
      ['Lo que pidió', ({ card }) => card.idea?.prompt],
      ['Proyecto', ({ card }) => card.project?.name],
      ['Respuestas y notas', ({ entries }) => entries.map(entryText).join('\n\n')],
    ],
  },
  // With the evidence of consent: whoever confirmed had the link that was mailed to the address.
  subscribers: {
    name: 'suscriptores',
    columns: [
      ['Correo electrónico', ({ email }) => email],
      ['Pedida en el formulario', ({ requestedAt }) => timeCell(requestedAt), 'time'],
      ['Confirmada con el enlace del correo', ({ confirmedAt }) => timeCell(confirmedAt), 'time'],
    ],
  },
};

function datesOf({ phases }: Project, date: 'startDate' | 'endDate'): string[] {
  return phases.map((phase) => phase[date]).sort();
}

/** '5 set 2026', the day in Lima. */
function dayIn(timestamp: string): string {
  return dayText(limaDay(new Date(timestamp)));
}

function phaseText({ name, startDate, endDate }: Project['phases'][number]): string {
  return `${name}: ${dayIn(startDate)} a ${dayIn(endDate)}`;
}

function entryText({ kind, at, author, body, files = [] }: ContactMessageEntry): string {
  const attached = files.length > 0 ? ` [${files.map(({ name }) => name).join(', ')}]` : '';
  return `${dayIn(at)}, ${author.full_name}${kind === 'note' ? ' (nota)' : ''}: ${body}${attached}`;
}

function answerText({ answeredAt, answeredBy, text, settlement }: Complaint['answers'][number]) {
  const given = `${dayIn(answeredAt)}, ${answeredBy}: ${text}`;
  if (!settlement) return given;
  return `${given}\nAcuerdo del ${dayText(settlement.settledOn)}: ${settlement.text}`;
}
