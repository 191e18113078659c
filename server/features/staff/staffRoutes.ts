import { asUser } from '../../db/asUser.ts';
import type { Database } from '../../db/port.ts';
import { only } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import type { IdentityAdmin } from './identityAdmin.ts';
import { giveRole, requireInvitable, requireRole, requireStaffRole } from './staffRepository.ts';
import { changeStaff, handOver, requireChangeable } from './teamRepository.ts';

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
    // The provider first: while it is away, nothing changes.
    prepare: async ({ id, body, person }) => {
      const { wasActive } = await asUser(db, person, (tx) =>
        requireChangeable(tx, id, body, person.sub),
      );
      const { active = wasActive } = body;
      if (body.active !== undefined) await identityAdmin.setActive(id, active);
      return { id, active, wasActive };
    },
    write: (tx, { id, body }) => changeStaff(tx, id, body),
    undo: async ({ id, active, wasActive }) => {
      if (active !== wasActive) await identityAdmin.setActive(id, wasActive);
    },
  });
  routes.write('handOver', only('admin'), { write: (tx, { id, body }) => handOver(tx, id, body) });
}
