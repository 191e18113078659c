import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../server/db/migrate.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { seedBigCompany } from '../benchApi/company.ts';

/** Of each of the 200 clients. */
const PROJECTS = 5;

/** Fills a data directory with 1,000 projects and 10,000 tickets beside the demo's, whose admin signs in. */
export async function fillBigCompany(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'postgres');
  await mkdir(folder, { recursive: true });
  const db = await openPglite(folder);
  await migrate(db, { bootstrap: true });
  await seedDemo(db);
  await seedBigCompany(db, PROJECTS);
  await db.close();
}
