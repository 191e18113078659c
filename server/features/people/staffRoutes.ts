import { asUser } from '../../db/rights.ts';
import type { Database } from '../../db/port.ts';
import { notifyOfHandover } from '../../notices/handoverNotices.ts';
import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { followProfile } from './bans.ts';
import type { IdentityAdmin } from './identityAdmin.ts';
import { giveRole, requireInvitable, requireRole, requireStaffRole } from './staffRepository.ts';
import { changeStaff, handOver } from './teamRepository.ts';

/** Time limit of a handover, in ms: of 20,000 tickets, on a slow machine. */
const HAND_OVER_MS = 60_000;

export interface StaffServices {
  identityAdmin: IdentityAdmin;
}

export function staffRoutes(
  routes: ContractRoutes,
  db: Database,
  { identityAdmin }: StaffServices,
): void {
  routes.write('createStaff', only('admin'), {
    prepare: async ({ body, person }) => {
      // Check the role before the account is created: deleting it again is expensive.
      await asUser(db, person, (tx) => requireStaffRole(tx, body.role_id));
      return identityAdmin.createAccount(body);
    },
    // With the admin's own rights: the database decides whether they may give roles.
    write: (tx, { body }, accountId) => giveRole(tx, accountId, body.role_id, true),
    undo: (accountId) => identityAdmin.removeAccount(accountId),
  });

  routes.write('createInvitation', only('admin'), {
    prepare: async ({ body, person }) => {
      await asUser(db, person, (tx) => requireRole(tx, body.role_id));
      const addressee = await requireInvitable(db, body.email);
      if (addressee.state === 'free') {
        return { id: await identityAdmin.inviteAccount(body), isNew: true };
      }
      await identityAdmin.inviteAgain(body.email);
      return { id: addressee.id, isNew: false };
    },
    write: (tx, { body }, { id }) => giveRole(tx, id, body.role_id, false),
    undo: async ({ id, isNew }) => {
      if (isNew) await identityAdmin.removeAccount(id);
    },
  });
  routes.write('updateStaff', only('admin'), {
    write: (tx, { id, body, person }) => changeStaff(tx, id, body, person.sub),
    after: async ({ id, body }) => {
      if (body.active !== undefined) await followProfile(db, identityAdmin, id);
    },
  });
  routes.write('handOver', only('admin'), {
    within: HAND_OVER_MS,
    write: async (tx, { id, body, person }) => {
      const { projects, tickets } = await handOver(tx, id, body);
      await notifyOfHandover(tx, projects, person.sub);
      return { projects: projects.length, tickets: tickets.length };
    },
  });
}
