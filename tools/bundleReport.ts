import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Stats } from 'webpack';
import { paths } from '../src/lib/paths.ts';
import { BuiltSite, type Route } from './routeLoads.ts';
import { run } from './run.ts';
import { runWebpack } from './runWebpack.ts';

/**
 * `npm run bundle:report`: what each package and folder adds to the load of a route, in
 * kilobytes (1000 bytes) of brotli; first by script, then by package and folder. The parts of a
 * script share its compressed size in proportion to their own. Modules that webpack merged are
 * estimates.
 */
const ROUTES: Route[] = [paths.home, paths.login, paths.dashboard, paths.adminDashboard];

/**
 * webpack-bundle-analyzer's entry for a script, folder or module; estimated inside a merged
 * module.
 */
interface Weight {
  label: string;
  /** Relative to the project's root; inside merged modules it follows the name of the whole. */
  path?: string;
  brotliSize: number;
  groups?: Weight[];
}

const FOLDER = path.join(import.meta.dirname, '../node_modules/.cache/bundle-report');
const WEIGHTS = 'weights.json';

/** Smaller parts, in bytes, are not listed. */
const LEAST = 50;

await analyze(await runWebpack(FOLDER));
const site = new BuiltSite(FOLDER);
const scripts = JSON.parse(site.read(WEIGHTS)) as Weight[];

print('script, most of it', (file) => new Map([[nameOf(file), site.weigh([file])]]));
print('package or folder', sharesOf);

async function analyze(stats: Stats): Promise<void> {
  const said = stats.toJson({
    all: false,
    assets: true,
    cachedAssets: true,
    cachedModules: true,
    depth: true,
    ids: true,
    modules: true,
    nestedModules: true,
  });
  const file = path.join(FOLDER, 'stats.json');
  await writeFile(file, JSON.stringify(said));
  const { code, output } = await run([
    'node_modules/webpack-bundle-analyzer/lib/bin/analyzer.js',
    ...['--mode', 'json', '--compression-algorithm', 'brotli', '--log-level', 'error'],
    ...['--report', path.join(FOLDER, WEIGHTS), file, FOLDER],
  ]);
  if (code !== 0) throw new Error(output);
}

/** Prints one line per part, one column per route. */
function print(what: string, partsOf: (file: string) => Map<string, number>): void {
  const columns = ROUTES.map((route) => add(site.scriptsOf(route).map(partsOf)));
  const whole = add(columns);
  const shown = [...whole.keys()]
    .filter((part) => columns.some((column) => (column.get(part) ?? 0) >= LEAST))
    .sort((a, b) => (whole.get(b) ?? 0) - (whole.get(a) ?? 0));
  console.log(`\n${row(what, ROUTES)}`);
  for (const part of shown) printBytes(part, (_, index) => columns[index]?.get(part));
  printBytes('all', (route) => site.weigh(site.scriptsOf(route)));
}

function printBytes(what: string, bytesAt: (route: Route, index: number) => number | undefined) {
  console.log(row(what, ROUTES.map(bytesAt).map(kilobytes)));
}

/** Divides a script's bytes among packages and folders. */
function sharesOf(file: string): Map<string, number> {
  const script = scripts.find(({ label }) => label === file);
  if (script === undefined) throw new Error(`${WEIGHTS} does not know ${file}.`);
  const alone = add(
    modulesOf(script).map((module) => new Map([[ownerOf(module), module.brotliSize]])),
  );
  const sum = [...alone.values()].reduce((a, b) => a + b, 0);
  const whole = site.weigh([file]);
  return new Map([...alone].map(([owner, bytes]) => [owner, (bytes / sum) * whole]));
}

function modulesOf(weight: Weight): Weight[] {
  return weight.groups?.length ? weight.groups.flatMap(modulesOf) : [weight];
}

/** A module's package, or its folder in this project, with the feature's name. */
function ownerOf({ path: place = '' }: Weight): string {
  const inner = place.split('(concatenated)/').at(-1) ?? '';
  const [, owner = inner] =
    /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(inner) ??
    /^(?:\.\/)?(src\/features\/[^/]+|src\/[^/]+|[^/]+)/.exec(inner) ??
    [];
  return owner;
}

function add(parts: Map<string, number>[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [name, bytes] of parts.flatMap((part) => [...part])) {
    sum.set(name, (sum.get(name) ?? 0) + bytes);
  }
  return sum;
}

/** The script's name without content hash, and its largest part, because most scripts are named by a number. */
function nameOf(file: string): string {
  const [[heaviest] = ['']] = [...sharesOf(file)].sort(([, a], [, b]) => b - a);
  return `${file.replace(/\..*/, '')}  ${heaviest}`;
}

/** Empty for less than {@link LEAST}. */
function kilobytes(bytes = 0): string {
  return bytes < LEAST ? '' : (bytes / 1000).toFixed(1);
}

function row(first: string, cells: string[]): string {
  return [first.padEnd(30), ...cells.map((cell) => cell.padStart(18))].join('');
}
