import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const DATA = new URL('./data/', import.meta.url);

const Text = z.string().check(z.minLength(1));
/** Words and phrases between commas, in one string or several. */
const List = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((lists: string | string[]) => {
    const items = [lists].flat().join(',').split(',');
    return items.map((item) => item.trim()).filter(Boolean);
  }),
);
const Maybe = z._default(List, []);
const Names = z.array(Text).check(z.minLength(1));

const Pattern = z.strictObject({
  name: Text,
  /** Goes on after 'Para …, te proponemos': a noun phrase without full stop. */
  text: Text,
  features: z.array(Text).check(z.length(3)),
});

const IntentData = z.strictObject({
  id: Text,
  /** What tells it. An infinitive stands for all forms of its verb. */
  cues: Maybe,
  /** How much a cue tells; under 2 it yields to others. */
  weight: z._default(z.number(), 2),
  /** What tells it only where nothing else does. */
  weak: Maybe,
  /** What somebody wants to do, from an infinitive on. */
  aim: Text,
  /** The object where the request names none. */
  thing: Text,
  /** Cues that are the object themselves: 'campeonato de fulbito'. */
  whole: Maybe,
  /** Its feature in an idea that is for something else first. */
  also: Text,
  /** The intents that go with it, for further ideas. */
  next: Names,
  /** Which of the agency's services build it. */
  services: z.array(z.int().check(z.gte(1), z.lte(6))).check(z.minLength(1)),
  patterns: z.array(Pattern).check(z.minLength(2)),
});

const Sector = z.strictObject({
  customers: Text,
  /** What its trades mostly want, where a request does not say. */
  wants: Names,
  trades: z.array(z.strictObject({ name: Text, words: Maybe, thing: Text, feature: Text })),
});

const Language = z.strictObject({
  ...{ goals: List, problems: List, tools: List, makers: List, work: List, businesses: List },
  ...{ notObjects: List, customers: List, places: List, spelling: List, english: List },
  ...{ ignored: List, personal: List, determiners: List, phraseEnds: List, ambiguous: List },
  nounsInR: List,
  slips: z.record(z.string(), List),
  toldBack: z.record(z.string(), z.string()),
  extras: z.array(z.strictObject({ words: List, feature: Text })),
});

const Harm = z.strictObject({
  ...{ refusal: Text, tooLittle: Text, defusedBy: List, safe: List },
  groups: z.record(z.string(), List),
});

export type Intent = z.output<typeof IntentData>;
type Of = z.output<typeof Sector>;
export type Trade = Of['trades'][number] & Pick<Of, 'customers' | 'wants'>;

// Checked when the server starts: a fault in a file stops it and names the place.
export const language = read('language.json', Language);
export const harm = read('harm.json', Harm);
export const intents: readonly Intent[] = folder('intents', z.array(IntentData)).flat();
export const trades: readonly Trade[] = folder('trades', Sector).flatMap(
  ({ customers, wants, trades: own }) => own.map((trade) => ({ ...trade, customers, wants })),
);
[...intents.map(({ next }) => next), ...trades.map(({ wants }) => wants)].flat().forEach(intentOf);

export function intentOf(id: string): Intent {
  const intent = intents.find((known) => known.id === id);
  if (!intent) throw new Error(`the data of ideas name an unknown intent: ${id}`);
  return intent;
}

function folder<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const files = readdirSync(new URL(name, DATA)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => read(`${name}/${file}`, schema));
}

function read<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(new URL(file, DATA), 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
