import { OBJECTS, type Ledger } from './ledger.ts';
import { MigrationError } from './migrationErrors.ts';
import type { MigrationFile } from './migrationFiles.ts';

/** The last migration before the baseline (ADR-0046). A database that ends there is taken over. */
const LAST_BEFORE_BASELINE = '20261123160200_former_clients';

/** The upgrade leads to the tables of the baseline; later migrations follow as everywhere. */
const LAST_OF_BASELINE = '20261127101100_outbox.sql';

export function isOfBaseline({ name }: Pick<MigrationFile, 'name'>): boolean {
  return name <= LAST_OF_BASELINE;
}

/** Names of migrations that the baseline has replaced. */
export function namesBeforeBaseline(
  names: Iterable<string>,
  migrations: readonly MigrationFile[],
): string[] {
  const first = migrations[0]?.name ?? '';
  return foreignNames(names, migrations).filter((name) => name < first);
}

/**
 * Stops before anything changes where this version cannot work with the database.
 *
 * @throws MigrationError
 */
export function requireKnownVersion(ledger: Ledger, migrations: readonly MigrationFile[]): void {
  const old = namesBeforeBaseline(ledger.keys(), migrations);
  const newer = foreignNames(ledger.keys(), migrations).find((name) => !old.includes(name));
  if (newer !== undefined) {
    throw new MigrationError(
      `La base de datos es de una versión más nueva del servidor (tiene ${newer}): ` +
        'inicia esa versión, o restaura en una base vacía un respaldo hecho con esta.',
    );
  }
  if (old.length === 0 || isTakenOver(old)) return;
  const last = old.sort().at(-1) ?? '';
  const advice =
    last > LAST_BEFORE_BASELINE
      ? 'ninguna versión publicada termina ahí. Restaura un respaldo de una publicada.'
      : `inicia primero la versión con la migración ${LAST_BEFORE_BASELINE}, y después esta.`;
  throw new MigrationError(
    `La base de datos termina en ${last}, y esta versión no puede actualizarla desde ahí: ${advice}`,
  );
}

/** @param old names of migrations from before the baseline */
export function isTakenOver(old: readonly string[]): boolean {
  return [...old].sort().at(-1) === `${LAST_BEFORE_BASELINE}.sql`;
}

function foreignNames(names: Iterable<string>, migrations: readonly MigrationFile[]): string[] {
  const ours = new Set(migrations.map(({ name }) => name));
  return [...names].filter(
    (name) => name !== OBJECTS && !name.startsWith('bootstrap/') && !ours.has(name),
  );
}

/** The name of a table of before the baseline, for rows of a backup. */
export function tableOfBaseline(table: string): string {
  return RENAMED_TABLES[table] ?? table;
}

const RENAMED_TABLES: Record<string, string> = {
  'app.message_entries': 'app.contact_message_entries',
};
