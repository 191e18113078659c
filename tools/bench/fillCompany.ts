import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { prepareSchema } from '../../server/db/prepareSchema.ts';
import { openPglite } from '../../server/db/pglite.ts';
import { seedDemo } from '../../server/demo/seedDemo.ts';
import { seedBigCompany } from './company.ts';

const CLIENTS = 200;

/** Fills a data directory with the demo data, `tickets` tickets and a tenth as many projects; with few, only the demo data. */
export function fillCompany(tickets: number): (dataDir: string) => Promise<void> {
  return async (dataDir) => {
    const folder = path.join(dataDir, 'postgres');
    await mkdir(folder, { recursive: true });
    const db = await openPglite(folder);
    await prepareSchema(db, { bootstrap: true });
    await seedDemo(db);
    if (tickets > CLIENTS) await seedBigCompany(db, tickets / CLIENTS / 10, tickets / CLIENTS);
    await db.close();
  };
}
