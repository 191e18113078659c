import type { Client, ClientChange } from '#contract/clients.ts';
import type { Queryable } from '../../db/port.ts';
import { Refusal } from '../../plugins/errors.ts';

/** @throws Refusal 404 if nobody has the id, or the person is no client */
export async function changeClient(
  tx: Queryable,
  id: string,
  { company, phone, document, notes }: ClientChange,
): Promise<Client> {
  await tx.query(
    `update app.client_details
        set company = coalesce($2, company), phone = coalesce($3, phone),
            document = coalesce($4, document), notes = coalesce($5, notes)
      where id = $1 and is_client`,
    [id, company ?? null, phone ?? null, document ?? null, notes ?? null],
  );
  const [row] = await tx.query<{ card: Client | null }>('select app.client_card($1) as card', [id]);
  if (!row?.card) throw new Refusal(404, 'Esa persona no es cliente.');
  return row.card;
}
