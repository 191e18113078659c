import { createContext, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Toast } from '#ui/Toast';
import { createSavedRows } from './savedRows.ts';
import type { SavedRows } from './savedRows.ts';

/** What a person is told of a save that failed. */
export interface SaveFailure {
  title: string;
  /** What the row says now. */
  more?: string;
}

interface RowSavesValue {
  saved: SavedRows;
  /**
   * Follows a save of the row `id`.
   *
   * @param failureOf what to tell of an error; null where somebody else tells it
   * @returns the error, undefined when there was none
   */
  track: (
    id: string,
    save: PromiseLike<{ error?: unknown }>,
    failureOf: (error: unknown) => SaveFailure | null,
  ) => Promise<unknown>;
}

const Context = createContext<RowSavesValue | null>(null);

/**
 * Saves from the fields of a table's rows: 'Guardado' in the row when one worked, a message when one failed. It stands
 * around the table, because a row may have been scrolled away when its answer comes.
 */
export function RowSaves({ children }: { children: ReactNode }) {
  const [saved] = useState(createSavedRows);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const value = useMemo(
    (): RowSavesValue => ({
      saved,
      async track(id, save, failureOf) {
        setFailure(null);
        const { error } = await save;
        if (error === undefined) saved.add(id);
        else setFailure(failureOf(error));
        return error;
      },
    }),
    [saved],
  );
  return (
    <Context value={value}>
      {children}
      {failure !== null && (
        <Toast
          {...(failure.more !== undefined && { more: failure.more })}
          onClose={() => setFailure(null)}
        >
          {failure.title}
        </Toast>
      )}
    </Context>
  );
}

export function useRowSaves(): RowSavesValue {
  const value = useContext(Context);
  if (value === null) throw new Error('useRowSaves needs <RowSaves> above it.');
  return value;
}
