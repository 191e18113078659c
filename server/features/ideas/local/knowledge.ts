import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const DATA = new URL('./data/', import.meta.url);

const Text = z.string().check(z.minLength(1));
export const listOf = (text: string | string[]) =>
  [text].flat().flatMap((part) => part.split(',').flatMap((item) => item.trim() || []));
/** Comma-separated words and phrases, in one string or several. */
const List = z.pipe(z.union([z.string(), z.array(z.string())]), z.transform(listOf));
const Maybe = z._default(List, []);

/** Parts are separated by bars, so that each entry is one line. */
export const partsOf = (line: string) => line.split(' | ').map((part) => part.trim());
const lineOf = (parts: number) =>
  Text.check(z.refine((line) => partsOf(line).length === parts, `${parts} parts`));

/**
 * Name, text and three features. The text continues 'Para …, te proponemos', without a full
 * stop.
 */
function patternOf(line: string) {
  const [name = '', text = '', ...features] = partsOf(line);
  return { name, text, features };
}

/** The fields are described in data/README.md. */
const IntentData = z.pipe(
  z.strictObject({
    id: Text,
    cues: Maybe,
    weight: z._default(z.number(), 2),
    goods: z._default(z.boolean(), false),
    weak: Maybe,
    asks: Maybe,
    what: lineOf(3),
    whole: Maybe,
    next: List,
    services: z._default(z.array(z.int().check(z.gte(1), z.lte(6))), [2]),
    patterns: z.union([z.array(lineOf(5)).check(z.minLength(1)), lineOf(5)]),
  }),
  z.transform(({ what, patterns, ...rest }) => {
    const [aim = '', thing = '', also = ''] = partsOf(what);
    return { ...rest, aim, thing, also, patterns: [patterns].flat().map(patternOf) };
  }),
);
const TradeLine = z.pipe(
  lineOf(4),
  z.transform((line: string) => {
    const [name = '', words = '', thing = '', feature = ''] = partsOf(line);
    return { name, words: listOf(words), thing, feature };
  }),
);

const Sector = z.strictObject({
  customers: Text,
  wants: List,
  things: z._default(z.record(z.string(), Text), {}),
  trades: z.array(TradeLine),
});

const Language = z.strictObject({
  ...{ goals: List, problems: List, denials: List, tools: List, makers: List, work: List },
  ...{ businesses: List, people: List, notObjects: List, customers: List, places: List },
  ...{ spelling: List, english: List, ignored: List, determiners: List, phraseEnds: List },
  ...{ ambiguous: List, nouns: List, nounsInR: List, secondPerson: List, extras: z.array(Text) },
  ...{ accents: List, accented: List, feminine: List, masculine: List },
  ...{ unfit: List, trailing: List, endingsInAr: List, endingsInErIr: List },
  ...{ irregular: List, slips: List },
});

const words = z.record(z.string(), List);
const Harm = z.strictObject({ refusal: Text, tooLittle: Text, rules: z.array(Text), words });

export type Intent = z.output<typeof IntentData>;
export type Pattern = Intent['patterns'][number];
export type Trade = (typeof trades)[number];

// Validated at start: an error in a file stops the server and names the place.
export const language = read('language.json', Language);
export const harm = read('harm.json', Harm);
export const intents: readonly Intent[] = folder('intents', z.array(IntentData)).flat();
export const trades = folder('trades', Sector).flatMap(({ trades: own, ...sector }) =>
  own.map((trade) => ({ ...trade, ...sector })),
);
for (const { next } of [...intents, ...trades.map(({ wants }) => ({ next: wants }))])
  next.forEach(intentOf);

export function intentOf(id: string): Intent {
  const intent = intents.find((known) => known.id === id);
  if (!intent) throw new Error(`the data of ideas name an unknown intent: ${id}`);
  return intent;
}

export const isGeneral = ({ weight }: Intent) => weight < 1;

function folder<Schema extends z.core.$ZodType>(name: string, schema: Schema): z.output<Schema>[] {
  const files = readdirSync(new URL(name, DATA)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => read(`${name}/${file}`, schema));
}

function read<Schema extends z.core.$ZodType>(file: string, schema: Schema): z.output<Schema> {
  const parsed = z.safeParse(schema, JSON.parse(readFileSync(new URL(file, DATA), 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
