import { writeLabels } from './labels.ts';
import { migrate } from './migrate.ts';
import type { Database } from './port.ts';

/**
 * Brings the database to what this version needs: the schema of supabase/, and the titles and labels of the contract.
 *
 * @param options.bootstrap see `migrate`
 * @throws MigrationError as `migrate` does
 */
export async function prepareSchema(
  db: Database,
  options: Parameters<typeof migrate>[1],
): Promise<void> {
  await migrate(db, options);
  await writeLabels(db);
}
