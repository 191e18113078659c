import { roleLabels } from '#contract/roleLabels.ts';
import { serviceTitles } from '#contract/serviceTitles.ts';
import type { Database } from './port.ts';

/**
 * Writes the labels of the roles and the titles of the services into the database, which orders
 * and searches by them. They stand in the contract alone.
 */
export async function writeLabels(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(
      `update app.roles r set label = given.label
         from json_each_text($1::json) given (name, label)
        where r.name = given.name and r.label is distinct from given.label`,
      [JSON.stringify(roleLabels)],
    );
    await tx.query(
      `insert into app.services as s (id, title)
       select given.id::integer, given.title from json_each_text($1::json) given (id, title)
           on conflict (id) do update set title = excluded.title where s.title <> excluded.title`,
      [JSON.stringify(serviceTitles)],
    );
  });
}
