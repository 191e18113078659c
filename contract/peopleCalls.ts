import { AccountExport } from './accountExport.ts';
import { Client, ClientChange } from './clients.ts';
import { excelAnswer, exportQueries, listQueries, pageOf } from './lists.ts';
import { listRoutes } from './listRoutes.ts';
import { Account, AccountChange, NewInvitation, Profile } from './people.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { Nothing } from './shared.ts';
import { HandedOver, Handover, StaffChange } from './team.ts';

/** Calls on one's own account, and on the people of the agency. */
export const peopleCalls = {
  getAccount: { ...peopleRoutes.getAccount, success: 200, response: Account },
  updateAccount: {
    ...peopleRoutes.updateAccount,
    success: 200,
    body: AccountChange,
    response: Account,
  },
  exportAccount: {
    ...peopleRoutes.exportAccount,
    success: 200,
    export: 'application/json',
    response: AccountExport,
  },
  createInvitation: {
    ...peopleRoutes.createInvitation,
    creates: true,
    success: 201,
    body: NewInvitation,
    response: Profile,
  },
  updateStaff: { ...peopleRoutes.updateStaff, success: 204, body: StaffChange, response: Nothing },
  pageClients: {
    ...listRoutes.pageClients,
    success: 200,
    query: listQueries.clients,
    response: pageOf(Client),
  },
  exportClients: {
    ...listRoutes.exportClients,
    ...excelAnswer,
    query: exportQueries.clients,
  },
  updateClient: {
    ...peopleRoutes.updateClient,
    success: 200,
    body: ClientChange,
    response: Client,
  },
  /** Repeating it hands nothing over. */
  handOver: { ...peopleRoutes.handOver, success: 200, body: Handover, response: HandedOver },
} as const;
