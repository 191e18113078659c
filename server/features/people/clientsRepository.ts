import type { Client, ClientChange } from '#contract/clients.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal, requireKnown } from '../../plugins/errors.ts';

const NO_CLIENT = 'Esa persona no es cliente.';

type Details = Pick<Client, 'company' | 'phone' | 'document' | 'notes'>;

/** @throws Refusal 404 if nobody has the id, or the person is no client, 409 if somebody has changed the same since */
export async function changeClient(
  tx: Queryable,
  id: string,
  change: ClientChange,
): Promise<Client> {
  const [now] = await tx.query<Details>(
    `select company, phone, document, notes from app.client_details
      where id = $1 and is_client for update`,
    [id],
  );
  if (!now) throw new Refusal(404, NO_CLIENT);
  requireKnown(now, change);
  const { company, phone, document, notes } = change;
  await tx.query(
    `update app.client_details
        set company = coalesce($2, company), phone = coalesce($3, phone),
            document = coalesce($4, document), notes = coalesce($5, notes)
      where id = $1`,
    [id, company ?? null, phone ?? null, document ?? null, notes ?? null],
  );
  const [row] = await tx.query<{ card: Client | null }>('select app.client_card($1) as card', [id]);
  if (!row?.card) throw new Refusal(404, NO_CLIENT);
  return row.card;
}
