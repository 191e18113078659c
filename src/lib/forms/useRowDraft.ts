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
   * same field: before it is sent if that is known, or by the server's 409. What is typed while it runs stays.
   */
  save: (values: T, send: (change: RowChange<T>) => Promise<RowAnswer>) => Promise<RowAnswer>;
}

/** Beside the fields a draft has, of each that was touched, what the person saw there before: a JSON object. */
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
    () => ({ ...(JSON.parse(rowText) as Texts), [SEEN]: '{}' }),
    [rowText],
  );
  const kept = useDraft<Texts>(form, userId, initial);
  /** What an answer said of the row, until the row itself is read again. */
  const [said, setSaid] = useState<{ rowText: string; fields: Texts } | null>(null);
  if (said !== null && said.rowText !== rowText) setSaid(null);
  /** What the person was told of when a save was held back. */
  const [told, setTold] = useState<Texts>({});

  const names = Object.keys(row) as (keyof T & string)[];
  const now: Texts = { ...row, ...(said?.rowText === rowText && said.fields) };
  const seen = seenIn(kept.values);
  const values = pick(names, (name) => (name in seen ? kept.values[name] : now[name]));
  const contested = names.filter(
    (name) => name in seen && now[name] !== seen[name] && now[name] !== values[name],
  );

  /** Changes a field; its text is no longer the row's, unless it is the same. */
  function set(name: string, value: string, isNowSeen: boolean) {
    kept.update((all) => {
      const { [name]: before = now[name], ...others } = seenIn(all);
      const known = isNowSeen ? now[name] : before;
      const after = value === now[name] ? others : { ...others, [name]: known };
      return { ...all, [SEEN]: JSON.stringify(after), [name]: value };
    });
  }

  /** What was sent is the row's by now; what was typed meanwhile is a change of it. */
  function settle(sent: Texts) {
    kept.update((all) => {
      const after = Object.entries(seenIn(all)).flatMap(([name, before]) => {
        if (sent[name] === undefined) return [[name, before]];
        return all[name] === values[name] ? [] : [[name, sent[name]]];
      });
      return { ...all, [SEEN]: JSON.stringify(Object.fromEntries(after)) };
    });
  }

  return {
    values: values as T,
    row: now as T,
    theirs: pick(contested, (name) => now[name]) as Partial<T>,
    setField: (name, value) => set(name, value, false),
    takeTheirs: (name) => set(name, now[name] ?? '', true),
    keepMine: (name) => set(name, values[name] ?? '', true),
    clear: kept.clear,
    async save(typed, send) {
      const texts: Texts = typed;
      const changed = names.filter((name) => name in seen && texts[name] !== now[name]);
      const news = contested.filter((name) => changed.includes(name) && told[name] !== now[name]);
      if (news.length > 0) {
        setTold({ ...told, ...pick(news, (name) => now[name]) });
        return { error: { status: 409, serverMessage: OVERTAKEN } };
      }
      const change = pick(changed, (name) => texts[name]);
      if (changed.length > 0) {
        const was = pick(changed, (name) => now[name]);
        const { error } = await send({ ...change, was } as RowChange<T>);
        const newer = error === undefined ? change : nowIn(error);
        if (newer !== undefined) setSaid({ rowText, fields: { ...now, ...newer } });
        if (error !== undefined) {
          setTold({ ...told, ...newer });
          return { error };
        }
      }
      settle(pick(Object.keys(seen), (name) => texts[name]));
      return {};
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
