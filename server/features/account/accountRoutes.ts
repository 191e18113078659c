import { EXPORT_ROWS, type AccountExport } from '#contract/accountExport.ts';
import type { Account } from '#contract/people.ts';
import type { Queryable } from '../../db/port.ts';
import { anyRole } from '../../plugins/access.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';

/** A person's own account (docs/adr/0042). Password, address and the end of sessions are the identity provider's. */
export function accountRoutes(routes: ContractRoutes): void {
  routes.read('getAccount', anyRole, 'account');
  routes.write('updateAccount', anyRole, {
    write: async (tx, { body, person }) => {
      await tx.query('select app.rename_self($1)', [body.full_name]);
      return readAccount(tx, person.session_id);
    },
  });
  routes.write('exportAccount', anyRole, {
    write: async (tx) => {
      const [row] = await tx.query<{ data: AccountExport }>(
        'select app.account_export($1) as data',
        [EXPORT_ROWS],
      );
      if (!row) throw new Error('the account is not there');
      return row.data;
    },
  });
}

async function readAccount(tx: Queryable, sessionId: unknown): Promise<Account> {
  const [row] = await tx.query<{ account: Account | null }>('select app.account($1) as account', [
    sessionId,
  ]);
  if (!row?.account) throw new Error('the account is not there');
  return row.account;
}
