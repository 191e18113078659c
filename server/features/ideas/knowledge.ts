import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const DATA = new URL('./data/', import.meta.url);

const Text = z.string().check(z.minLength(1));
/** Words and phrases between commas; long lists are several strings. */
const List = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((lists: string | string[]) => [lists].flat().flatMap(split)),
);
const NoList = z._default(List, []);

const Pattern = z.strictObject({
  name: Text,
  /** After 'Para …, te proponemos': a noun phrase without its full stop. */
  text: Text,
  features: z.array(Text).check(z.minLength(3), z.maxLength(4)),
});

const Intent = z.strictObject({
  id: Text,
  verbs: NoList,
  words: NoList,
  /** How much its verbs and words count; less than 2 where they mostly go with something else. */
  weight: z._default(z.number(), 2),
  /** Cues that count only where nothing else was asked for. */
  weak: NoList,
  /** What somebody wants to do, from its infinitive on. */
  aim: Text,
  /** Stands for the object where the request names none. */
  thing: Text,
  /** Said of it in an idea that is about something else first. */
  also: Text,
  /** What goes with it, for further ideas. */
  next: z.array(Text).check(z.minLength(1)),
  /** Which of the agency's services build it. */
  services: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1)),
  patterns: z.array(Pattern).check(z.minLength(2)),
});

const Sector = z.strictObject({
  /** With its article or possessive, in the plural or as a whole: 'tus pacientes', 'tu gente'. */
  customers: Text,
  /** What its trades ask for where the request does not say. */
  wants: z.array(Text).check(z.minLength(1)),
  trades: z.array(
    z.strictObject({
      name: Text,
      words: NoList,
      thing: Text,
      feature: Text,
      wants: z.optional(z.array(Text)),
    }),
  ),
});

const Language = z.strictObject({
  slips: z.record(z.string(), List),
  spelling: List,
  goals: List,
  problems: List,
  containers: List,
  makers: List,
  work: List,
  businesses: List,
  notObjects: List,
  customers: List,
  places: List,
  extras: z.array(z.strictObject({ words: List, feature: Text })),
  english: List,
  /** Greetings and politeness, which say nothing of a business. */
  ignored: List,
  /** What one wants for oneself and not for a business. */
  personal: List,
});

const Harm = z.strictObject({
  refusal: Text,
  tooLittle: Text,
  defusedBy: List,
  safe: List,
  groups: z.record(z.string(), List),
});

export type Intent = z.output<typeof Intent>;
export type Pattern = z.output<typeof Pattern>;
export type Sector = z.output<typeof Sector>;

export interface Trade {
  name: string;
  words: string[];
  thing: string;
  feature: string;
  wants: string[];
  customers: string;
}

/** Checked when the server starts: a slip in a data file stops it with the place of the fault. */
export const language = read('language.json', Language);
export const harm = read('harm.json', Harm);
export const intents: readonly Intent[] = filesOf('intents').flatMap((file) =>
  read(file, z.array(Intent)),
);
export const trades: readonly Trade[] = filesOf('trades').flatMap((file) => {
  const { customers, wants, trades: ofSector } = read(file, Sector);
  return ofSector.map((trade) => ({ customers, ...trade, wants: trade.wants ?? wants }));
});

const byId = new Map(intents.map((intent) => [intent.id, intent]));

export function intentOf(id: string): Intent {
  const intent = byId.get(id);
  if (!intent) throw new Error(`server/features/ideas/data names an unknown intent: ${id}`);
  return intent;
}

for (const { next } of intents) next.forEach(intentOf);
for (const { wants } of trades) wants.forEach(intentOf);

function filesOf(folder: string): string[] {
  return readdirSync(new URL(folder, DATA))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => `${folder}/${file}`);
}

function read<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(new URL(file, DATA), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(`server/features/ideas/data/${file}: ${z.prettifyError(parsed.error)}`);
}

function split(list: string): string[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
