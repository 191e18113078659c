import { excelFileName } from '#contract/excelFiles.ts';
import type { Queryable } from '../../db/port.ts';
import type { AsReader, Reader } from '../../db/rights.ts';
import type { ReadableList } from '../../lists/allLists.ts';
import { readListRows } from '../../lists/readListRows.ts';
import { pageText, readPage, type PageQuery } from '../../lists/readPage.ts';
import { anyRole, only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { excelParts } from './excelParts.ts';
import { listExports } from './exports.ts';

export interface ListsServices {
  now: () => Date;
}

/** The panel's lists, a page at a time and as exports (docs/adr/0030). */
export function listsRoutes(routes: ContractRoutes, { now }: ListsServices): void {
  const page = (list: ReadableList) => async (tx: Queryable, reader: Reader, query: PageQuery) =>
    pageText(await readPage(tx, reader, list, query, now()));

  const admins = only('admin');
  const support = only('admin', 'ticket_manager');
  routes.list('pageProjects', admins, page('projects'));
  routes.list('pageAllTickets', support, page('tickets'));
  routes.list('pageIdeas', admins, page('ideas'));
  routes.list('pageStaff', admins, page('staff'));
  routes.list('pageClients', admins, page('clients'));
  routes.list('pageComplaints', admins, page('complaints'));
  routes.list('pageContactMessages', admins, page('contactMessages'));
  routes.list('pageTickets', anyRole, page('tickets'));

  const exported = (list: ReadableList) => ({
    fileName: () => excelFileName(listExports[list].name, now()),
    write: (query: object | undefined, asReader: AsReader) =>
      excelParts(list, readListRows(asReader, list, query ?? {}, now())),
  });
  routes.export('exportProjects', admins, exported('projects'));
  routes.export('exportTickets', support, exported('tickets'));
  routes.export('exportIdeas', admins, exported('ideas'));
  routes.export('exportStaff', admins, exported('staff'));
  routes.export('exportClients', admins, exported('clients'));
  routes.export('exportComplaints', admins, exported('complaints'));
  routes.export('exportContactMessages', admins, exported('contactMessages'));
  routes.export('exportSubscribers', admins, exported('subscribers'));
}
