import type { History } from '#contract/history.ts';
import { roleLabel } from '#contract/roleLabels.ts';
import { dayText } from '#src/lib/calendar.ts';

export type HistoryRow = History['rows'][number];

export interface ChangeText {
  /** Null where the sentence has no subject. */
  who: string | null;
  deed: string;
  /** Texts too long for the sentence. */
  texts: { before: string; now: string } | null;
}

/** Names by object, `<kind>:<id>`. */
export type Names = Readonly<Record<string, string>>;

const SYSTEM = 'El sistema';

/** Each kind of object: what its creation and deletion are called, with its name. */
const OBJECTS: Readonly<Record<string, readonly [created: string, deleted: string]>> = {
  project: ['creó el proyecto', 'borró el proyecto'],
  phase: ['agregó la fase', 'quitó la fase'],
  ticket: ['creó el ticket', 'borró el ticket'],
  person: ['creó la cuenta de', 'borró la cuenta de'],
  complaint: ['registró la hoja', 'borró la hoja'],
};

interface Field {
  noun: string;
  show?: (value: string) => string;
  /** Days take the article: 'del 5 set 2026 al 8 set 2026'. */
  isDay?: true;
}

const quoted = (value: string) => `«${value}»`;

/** The fields whose texts are too long for a sentence. */
const LONG_FIELDS: Readonly<Record<string, string>> = {
  description: 'la descripción',
  notes: 'las notas',
  scope: 'el alcance',
};

/** The fields that change from one short value to another. */
const FIELDS: Readonly<Record<string, Field>> = {
  name: { noun: 'el nombre', show: quoted },
  full_name: { noun: 'el nombre' },
  client_id: { noun: 'el cliente' },
  user_id: { noun: 'el cliente' },
  service_id: { noun: 'el servicio', show: quoted },
  status: { noun: 'el estado' },
  progress: { noun: 'el avance', show: (value) => `${value}\u00a0%` },
  start_date: { noun: 'el inicio', show: dayText, isDay: true },
  end_date: { noun: 'el fin', show: dayText, isDay: true },
  // The first place is 0.
  position: { noun: 'el orden', show: (value) => String(Number(value) + 1) },
  subject: { noun: 'el asunto', show: quoted },
  project_id: { noun: 'el proyecto', show: quoted },
  role_id: { noun: 'el rol', show: roleLabel },
  company: { noun: 'la empresa', show: quoted },
  phone: { noun: 'el teléfono' },
  document: { noun: 'el DNI o RUC' },
};

/** A change in a sentence, as 'Ana Torres' and 'cambió el avance de 40 % a 55 %'. */
export function changeText(row: HistoryRow, names: Names): ChangeText {
  const { author, object, field, from, to } = row;
  const [kind = ''] = object.split(':');
  const who = author === null ? SYSTEM : author.full_name;
  if (kind === 'complaint' && field === null && author === null) {
    // Nobody has to sign in to file one.
    const deed = from === null ? `Se presentó la hoja ${to}` : `Se borró la hoja ${from}`;
    return { who: null, deed, texts: null };
  }
  if (kind === 'message' && field === null) {
    return {
      who: null,
      deed: from === null ? 'Llegó el mensaje' : 'Se borró el mensaje',
      texts: null,
    };
  }
  const long = LONG_FIELDS[field ?? ''];
  if (long !== undefined) {
    return { who, deed: `cambió ${long}`, texts: { before: from ?? '', now: to ?? '' } };
  }
  return { who, deed: deedOf(row, kind, names), texts: null };
}

function deedOf({ object, field, from, to }: HistoryRow, kind: string, names: Names): string {
  if (field === null) {
    const [created, deleted] = OBJECTS[kind] ?? ['creó', 'borró'];
    return from === null
      ? `${created} ${nameShown(kind, to)}`
      : `${deleted} ${nameShown(kind, from)}`;
  }
  if (field === 'assigned_to') return assignment(from, to);
  if (field === 'update') return `publicó la novedad ${quoted(to ?? '')}`;
  if (field === 'delivery') return `entregó ${phaseOf(names[object])}: ${quoted(to ?? '')}`;
  if (field === 'answer' && kind === 'phase') return answer(phaseOf(names[object]), to ?? '');
  if (field === 'archived_at') return to === null ? 'restauró el proyecto' : 'archivó el proyecto';
  if (field === 'deactivated_at') return to === null ? 'reactivó la cuenta' : 'desactivó la cuenta';
  if (field === 'answer') return 'respondió la hoja';
  if (field === 'settlement') return `registró el acuerdo ${quoted(to ?? '')}`;
  if (field === 'settled_on') return `registró un acuerdo del ${dayText(to ?? '')}`;
  const known = FIELDS[field] ?? { noun: `«${field}»` };
  const noun = kind === 'phase' ? `${known.noun} de ${phaseOf(names[object])}` : known.noun;
  return change({ ...known, noun }, from, to);
}

function nameShown(kind: string, name: string | null): string {
  const isProper = kind === 'person' || kind === 'phase' || kind === 'complaint';
  return isProper ? (name ?? '') : quoted(name ?? '');
}

function assignment(from: string | null, to: string | null): string {
  if (to === null) return `lo dejó sin asignar: era de ${from}`;
  if (from === null) return `lo asignó a ${to}`;
  return `lo pasó de ${from} a ${to}`;
}

/** `given` is 'aprobada', or 'con cambios: ' and what was requested. */
function answer(phase: string, given: string): string {
  if (given === 'aprobada') return `aprobó ${phase}`;
  return `pidió cambios en ${phase}: ${quoted(given.replace('con cambios: ', ''))}`;
}

function phaseOf(name: string | undefined): string {
  return name === undefined ? 'una fase' : `la fase ${name}`;
}

function change({ noun, show = String, isDay }: Field, from: string | null, to: string | null) {
  // What is not known of a client is an empty text.
  if (!from) return `puso ${noun}: ${show(to ?? '')}`;
  if (!to) return `quitó ${noun}: era ${show(from)}`;
  const [of, until] = isDay ? ['del', 'al'] : ['de', 'a'];
  return `cambió ${noun} ${of} ${show(from)} ${until} ${show(to)}`;
}

/** The names that rows give: of what was created or deleted, as a phase that is no longer there. */
export function namesIn(rows: readonly HistoryRow[]): Names {
  const named = rows.filter(({ field }) => field === null);
  return Object.fromEntries(named.map(({ object, from, to }) => [object, to ?? from ?? '']));
}
