import { readMigrations } from '../../server/db/migrationFiles.ts';
import {
  isOfBaseline,
  isTakenOver,
  namesBeforeBaseline,
  tableOfBaseline,
} from '../../server/db/takeover.ts';
import type { Head } from './backUp.ts';
import { RestoreError } from './restoreError.ts';

/** The version of this repository whose tables a backup's rows go into. */
export interface Version {
  schemas: string[];
  /** Names of its migrations. */
  files: string[];
  /** The name of a table of the backup in that version. */
  nameOf(table: string): string;
}

/**
 * The version that made the backup; in place of one from before the baseline, the baseline,
 * whose tables differ from the earlier ones by names at most.
 *
 * @throws RestoreError if this version has not all its migrations
 */
export async function versionOf(
  { schemas, migrations }: Head,
  { bootstrap, root }: { bootstrap: boolean; root: URL },
): Promise<Version> {
  const hosted = await readMigrations(root, 'bootstrap');
  const ours = await readMigrations(root, 'migrations');
  const names = migrations.map((migration) => migration.split(' ', 1)[0] ?? '');
  const old = namesBeforeBaseline(names, ours);

  const kept = migrations.filter((_, index) => !old.includes(names[index] ?? ''));
  const known = new Set([...hosted, ...ours].map(({ name, checksum }) => `${name} ${checksum}`));
  const isKnown =
    kept.every((migration) => known.has(migration)) && (old.length === 0 || isTakenOver(old));
  const isOfThisMode = names.some((name) => name.startsWith('bootstrap/')) === bootstrap;
  if (!isKnown || !isOfThisMode) {
    throw new RestoreError(
      'El respaldo es de otra versión del servidor: restáuralo con la versión que lo hizo y actualiza después.',
    );
  }
  if (old.length === 0) return { schemas, files: names, nameOf: (table) => table };
  const baseline = ours.filter(isOfBaseline).map(({ name }) => name);
  return {
    schemas,
    files: [...names.filter((name) => !old.includes(name)), ...baseline],
    nameOf: tableOfBaseline,
  };
}
