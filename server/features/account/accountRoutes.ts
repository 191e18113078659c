import { limaDay } from '#contract/limaTime.ts';
import type { Account } from '#contract/people.ts';
import { readIn } from '../../db/rights.ts';
import { anyRole } from '../../plugins/access.ts';
import type { CallLimits } from '../../plugins/callLimits.ts';
import { Overtaken } from '../../plugins/errors.ts';
import type { ContractRoutes } from '../../plugins/contractCalls.ts';
import { accountParts } from './accountExport.ts';

interface AccountServices {
  limits: CallLimits;
  now: () => Date;
}

/** Each person's allowance. */
const DOWNLOADS = { name: 'account-downloads', times: 6, seconds: 60 * 60 };

const tooMany = (wait: string) =>
  `Ya descargaste tus datos varias veces. Vuelve a intentarlo en ${wait}.`;

/** A person's own account (docs/adr/0042). Password, address and the end of sessions are the identity provider's. */
export function accountRoutes(routes: ContractRoutes, { limits, now }: AccountServices): void {
  routes.read('getAccount', anyRole, 'account');
  routes.write('updateAccount', anyRole, {
    write: async (tx, { body }) => {
      const [row] = await tx.query<{ now: string | null }>(
        'select app.rename_self($1, $2) as now',
        [body.full_name, body.was?.full_name ?? null],
      );
      if (typeof row?.now === 'string') throw new Overtaken({ full_name: row.now });
      const account = JSON.parse(await readIn(tx, 'account')) as Account | null;
      if (!account) throw new Error('the account is not there');
      return account;
    },
  });
  routes.export('exportAccount', anyRole, {
    fileName: () => `mis-datos-${limaDay(now())}.json`,
    prepare: ({ sub }) => limits.take(DOWNLOADS, sub, tooMany),
    write: (_query, asReader) => accountParts(asReader),
  });
}
