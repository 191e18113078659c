import { useMemo, useState } from 'react';
import { OVERTAKEN } from '#contract/overtaken.ts';
import { useDraft } from './useDraft.ts';
import type { Draft } from './useDraft.ts';

type Texts = Readonly<Record<string, string>>;

/** What a form sends of a row: the fields that the person changed, and what they were. */
export type RowChange<T> = Partial<T> & { was: Partial<T> };

/** How a save ended. */
export interface RowAnswer {
  error?: unknown;
}

export interface RowDraft<T> extends Pick<Draft<T>, 'values' | 'setField' | 'clear'> {
  /** The row as it is known by now. */
  row: T;
  /** Of fields that the person is changing, what somebody else has put there meanwhile. */
  theirs: Partial<T>;
  /** Puts what somebody else has put in place of what was typed. */
  takeTheirs: (name: keyof T & string) => void;
  /** Keeps what was typed, to be saved over what somebody else has put. */
  keepMine: (name: keyof T & string) => void;
  /**
   * Sends what was changed; nothing if nothing was. It is held back once, with an error, where somebody else has changed the
   * same field: before it is sent if that is known, or by the server's 409.
   */
  save: (values: T, send: (change: RowChange<T>) => Promise<RowAnswer>) => Promise<RowAnswer>;
}

/** Beside the fields a draft has the row as it was when the first of them was changed. */
const SEEN = 'seen';

/**
 * The typed text of a form that edits a row (ADR-0027). Fields that were not touched follow the row, whoever changes it.
 *
 * @param form the form's name with the row's id
 * @param row the fields as the server last said
 */
export function useRowDraft<T extends Record<keyof T, string>>(
  form: string,
  userId: string | null,
  row: T,
): RowDraft<T> {
  const rowText = JSON.stringify(row);
  const initial = useMemo<Texts>(
    () => ({ ...(JSON.parse(rowText) as Texts), [SEEN]: rowText }),
    [rowText],
  );
  const kept = useDraft<Texts>(form, userId, initial);
  /** What an answer said of the row, until the row itself is read again. */
  const [said, setSaid] = useState<{ rowText: string; fields: Texts } | null>(null);
  /** What the person was told of when a save was held back. */
  const [told, setTold] = useState<Texts>({});

  const names = Object.keys(row) as (keyof T & string)[];
  const now: Texts = { ...row, ...(said?.rowText === rowText && said.fields) };
  const seen = seenIn(kept.values);
  const isTouched = (name: string) => kept.values[name] !== seen[name];
  const values = pick(names, (name) => (isTouched(name) ? kept.values[name] : now[name]));
  const contested = names.filter(
    (name) => isTouched(name) && now[name] !== seen[name] && now[name] !== values[name],
  );

  /** Changes a field, and what the person has seen of it. */
  function set(name: string, value: string | undefined, isKnown: boolean) {
    kept.update((all) => {
      const before = seenIn(all);
      const known = isKnown || all[name] === before[name] ? now[name] : before[name];
      const after = { ...before, [name]: known };
      return { ...all, [SEEN]: JSON.stringify(after), [name]: value ?? '' };
    });
  }

  return {
    values: values as T,
    row: now as T,
    theirs: pick(contested, (name) => now[name]) as Partial<T>,
    setField: (name, value) => set(name, value, false),
    takeTheirs: (name) => set(name, now[name], true),
    keepMine: (name) => set(name, values[name], true),
    clear: kept.clear,
    async save(typed, send) {
      const texts: Texts = typed;
      const changed = names.filter((name) => isTouched(name) && texts[name] !== now[name]);
      const news = contested.filter((name) => changed.includes(name) && told[name] !== now[name]);
      if (news.length > 0) {
        setTold({ ...told, ...pick(news, (name) => now[name]) });
        return { error: { status: 409, serverMessage: OVERTAKEN } };
      }
      if (changed.length === 0) return {};
      const change = pick(changed, (name) => texts[name]);
      const was = pick(changed, (name) => now[name]);
      const { error } = await send({ ...change, was } as RowChange<T>);
      const newer = error === undefined ? { ...now, ...change } : nowIn(error);
      if (newer !== undefined) setSaid({ rowText, fields: { ...now, ...newer } });
      if (error !== undefined && newer !== undefined) setTold({ ...told, ...newer });
      return { error };
    },
  };
}

function seenIn(all: Texts): Texts {
  return JSON.parse(all[SEEN] ?? '{}') as Texts;
}

function pick(names: readonly string[], valueOf: (name: string) => string | undefined): Texts {
  return Object.fromEntries(names.map((name) => [name, valueOf(name) ?? '']));
}

/** What contested fields are by now, in a 409. */
function nowIn(error: unknown): Texts | undefined {
  const { now } = error as { now?: Readonly<Record<string, string | number>> };
  return now && pick(Object.keys(now), (name) => String(now[name]));
}
