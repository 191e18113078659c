import type { Queryable } from '../../db/port.ts';
import { readIn } from '../../db/rights.ts';
import { fileLimits } from '../../files/fileLimits.ts';
import { keepContents, keepFiles } from '../../files/files.ts';
import { jsonObject } from '../../lists/jsonText.ts';
import { readStart } from '../../lists/readPage.ts';
import type { NoticeServices } from '../../notices/notify.ts';
import { anyRole, only } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { notifyOfTicket, untellOfTicket, type TicketEvent } from './ticketNotices.ts';
import { createTicket } from './createTicket.ts';
import {
  assignTicket,
  createSavedReply,
  findTicket,
  readMessage,
  removeSavedReply,
  setOpen,
  setStatus,
  updateSavedReply,
  writeMessage,
} from './ticketsRepository.ts';

export interface TicketsServices extends NoticeServices {
  limits: CallLimits;
  /** What all files together may weigh, in bytes. */
  filesMaxBytes: number;
}

/** Each person's allowance. */
const TICKETS = { name: 'tickets', times: 30, seconds: 60 * 60 };
const MESSAGES = { name: 'ticket-messages', times: 300, seconds: 60 * 60 };

const tooMany = (what: string) => (wait: string) =>
  `Llegaste al límite de ${what} por ahora. Vuelve a intentarlo en ${wait}.`;

const support = only('admin', 'ticket_manager');

/** Who may see a ticket is asked of row-level security: to everybody else it does not exist. */
export function ticketsRoutes(routes: ContractRoutes, services: TicketsServices): void {
  const { limits, filesMaxBytes } = services;
  const bytes = fileLimits(limits);
  const notify = (tx: Queryable, event: TicketEvent) => notifyOfTicket(tx, event, services);
  /** Tells of a change, or takes back what was told of the one that it undoes. */
  const tell = async (tx: Queryable, kind: 'status' | 'assignment', call: TicketCall) => {
    const event = { kind, ticketId: call.id, actor: call.person.sub };
    if (call.body?.undoes && (await untellOfTicket(tx, event, services))) return;
    await notify(tx, event);
  };

  routes.list('listTickets', anyRole, async (tx, reader, { limit }) => {
    if (limit === undefined) return readIn(tx, 'ticket_list');
    const { rows, more } = await readStart(tx, reader, 'tickets', limit);
    return jsonObject({ tickets: rows, ...(more !== null && { more }) });
  });
  routes.write('createTicket', anyRole, {
    mails: true,
    admit: {
      // Not of tickets: one that is repeated under its key is answered again.
      limit: (person, length) => bytes.check(person, length),
    },
    prepare: async ({ person, files }) => {
      await limits.take(TICKETS, person.sub, tooMany('tickets'));
      await bytes.take(person, files);
    },
    write: async (tx, { body, files, person }) => {
      const ticket = await createTicket(tx, person.sub, body);
      const fileIds = await keepFiles(tx, { ticket_id: ticket.id }, files);
      await keepContents(tx, fileIds, files, filesMaxBytes);
      const names = files.map(({ name }) => name);
      await notify(tx, {
        kind: 'ticket',
        ticketId: ticket.id,
        actor: person.sub,
        text: body.description,
        files: names,
      });
      return ticket;
    },
  });
  routes.write('updateTicket', support, {
    mails: true,
    write: async (tx, call) => {
      const { ticket, changed } = await setStatus(tx, call.id, call.body);
      if (changed) await tell(tx, 'status', call);
      return ticket;
    },
  });
  routes.read('getTicket', anyRole, 'ticket_page');
  routes.write('replyToTicket', anyRole, {
    mails: true,
    admit: {
      limit: async (person, length) => {
        await limits.check(MESSAGES, person.sub, tooMany('mensajes'));
        await bytes.check(person, length);
      },
      find: findTicket,
    },
    prepare: async ({ person, files }) => {
      await limits.take(MESSAGES, person.sub, tooMany('mensajes'));
      await bytes.take(person, files);
    },
    write: async (tx, { id: ticketId, body, files, person }) => {
      const messageId = await writeMessage(tx, ticketId, body);
      const fileIds = await keepFiles(tx, { message_id: messageId }, files);
      const entry = await readMessage(tx, messageId);
      await keepContents(tx, fileIds, files, filesMaxBytes);
      await notify(tx, {
        kind: body.internal === true ? 'note' : 'message',
        ticketId,
        actor: person.sub,
        text: body.body,
        files: files.map(({ name }) => name),
      });
      return entry;
    },
  });
  for (const [name, open] of [
    ['closeTicket', false],
    ['reopenTicket', true],
  ] as const) {
    routes.write(name, anyRole, {
      mails: true,
      write: async (tx, call) => {
        const { ticket, changed } = await setOpen(tx, call.id, open);
        if (changed) await tell(tx, 'status', call);
        return ticket;
      },
    });
  }
  routes.write('assignTicket', support, {
    mails: true,
    write: async (tx, call) => {
      const { ticket, changed } = await assignTicket(tx, call.id, call.body);
      if (changed) await tell(tx, 'assignment', call);
      return ticket;
    },
  });
  routes.read('listAssignees', support, 'assignees');
  routes.read('listTicketClients', support, 'ticket_clients');
  routes.read('listSavedReplies', support, 'saved_replies');
  routes.write('createSavedReply', support, {
    write: (tx, { body }) => createSavedReply(tx, body),
  });
  routes.write('updateSavedReply', support, {
    write: (tx, { id, body }) => updateSavedReply(tx, id, body),
  });
  routes.write('removeSavedReply', support, {
    write: (tx, { id }) => removeSavedReply(tx, id).then(() => undefined),
  });
}

interface TicketCall {
  readonly id: string;
  readonly person: { sub: string };
  readonly body?: { undoes?: object | undefined } | undefined;
}
