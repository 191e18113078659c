import type * as z from 'zod/mini';
import { BYTE_ORDER_MARK, csvLine } from '#contract/csv.ts';
import {
  DEFAULT_ORDER,
  SORTS,
  type fileQueries,
  type ListName,
  type Page,
} from '#contract/lists.ts';
import { limaDay } from '#contract/limaTime.ts';
import { anyRole, only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { listFiles, type Column, type FileName } from './files.ts';
import { termDays } from './termDays.ts';

export interface ListsServices {
  now: () => Date;
}

type Choice<Name extends ListName> = z.output<(typeof fileQueries)[Name]>;

/** How many rows of a file are read at once. */
const ROWS_AT_ONCE = 250;

/** The panel's lists, a page at a time and as files (docs/adr/0030). */
export function listsRoutes(routes: ContractRoutes, { now }: ListsServices): void {
  const given =
    <Name extends ListName>(list: Name) =>
    (query: Choice<Name>) =>
      completed(list, query, now());

  routes.read('pageProjects', only('admin'), 'list_page', given('projects'));
  routes.read('pageAllTickets', only('admin', 'ticket_manager'), 'list_page', given('tickets'));
  routes.read('pageIdeas', only('admin'), 'list_page', given('ideas'));
  routes.read('pageStaff', only('admin'), 'list_page', given('staff'));
  routes.read('pageClients', only('admin'), 'list_page', given('clients'));
  routes.read('pageComplaints', only('admin'), 'list_page', given('complaints'));
  routes.read('pageMessages', only('admin'), 'list_page', given('messages'));
  routes.read('pageTickets', anyRole, 'list_page', given('tickets'));

  const named = (list: FileName) => ({
    read: 'list_page' as const,
    fileName: () => `${listFiles[list].name}-${limaDay(now())}.csv`,
  });
  const file = <Name extends ListName>(list: Name) => ({
    ...named(list),
    write: (query: Choice<Name>, part: ReadPart) =>
      fileParts(list, completed(list, query, now()), part),
  });
  routes.file('exportProjects', only('admin'), file('projects'));
  routes.file('exportTickets', only('admin', 'ticket_manager'), file('tickets'));
  routes.file('exportIdeas', only('admin'), file('ideas'));
  routes.file('exportStaff', only('admin'), file('staff'));
  routes.file('exportClients', only('admin'), file('clients'));
  routes.file('exportComplaints', only('admin'), file('complaints'));
  routes.file('exportMessages', only('admin'), file('messages'));
  routes.file('exportSubscribers', only('admin'), {
    ...named('subscribers'),
    write: (_query, part) => fileParts('subscribers', NEWEST_SUBSCRIBERS, part),
  });
}

const NEWEST_SUBSCRIBERS = { list: 'subscribers', sort: 'confirmedAt', order: 'desc' };

/** A choice with everything that it leaves open, as `app.list_page` takes it. */
function completed<Name extends ListName>(list: Name, query: Choice<Name>, now: Date): object {
  const [first] = SORTS[list];
  const { sort = first } = query;
  const { order = sort === first ? DEFAULT_ORDER[list] : 'asc' } = query;
  // Named as its table is: tickets have messages too.
  const name = list === 'messages' ? 'contact_messages' : list;
  return { ...query, list: name, sort, order, ...(list === 'complaints' && termDays(now)) };
}

type ReadPart = (given: object) => Promise<string>;

async function* fileParts(list: FileName, choice: object, part: ReadPart): AsyncGenerator<string> {
  // Each list's rows are what its columns take.
  const columns = listFiles[list].columns as readonly Column<unknown>[];
  let lines = BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading));
  for (let cursor: string | null | undefined; cursor !== null;) {
    const text = await part({ ...choice, form: 'file', limit: ROWS_AT_ONCE, cursor });
    const { rows, next } = JSON.parse(text) as Page<unknown>;
    for (const row of rows) lines += csvLine(columns.map(([, say]) => say(row)));
    yield lines;
    lines = '';
    cursor = next;
  }
}
