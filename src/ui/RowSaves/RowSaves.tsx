import { createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { Toast } from '#ui/Toast';
import { createSavedRows } from './savedRows.ts';
import type { SavedRows } from './savedRows.ts';

/** The toast of a failed save. */
export interface SaveFailure {
  title: string;
  /** The value that the row shows after the rollback. */
  more?: string;
}

interface ShownFailure extends SaveFailure {
  failedRequest: FailedRequest | undefined;
}

interface RowSavesValue {
  saved: SavedRows;
  /**
   * Tracks a save of the row `id` and reports its result.
   *
   * @param failureOf the toast for an error; null when the caller reports the error itself
   * @returns the error; undefined on success
   */
  track: (
    id: string,
    save: PromiseLike<{ error?: unknown }>,
    failureOf: (error: unknown) => SaveFailure | null,
  ) => Promise<unknown>;
}

const Context = createContext<RowSavesValue | null>(null);

/**
 * Reports saves of fields in table rows: 'Guardado' in the row on success, a mark and a toast on failure. It wraps the whole
 * table, because a row may be scrolled out of the virtual list before its answer arrives.
 */
export function RowSaves({ children }: { children: ReactNode }) {
  const [saved] = useState(createSavedRows);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const value = useMemo(
    (): RowSavesValue => ({
      saved,
      async track(id, save, failureOf) {
        setFailure(null);
        saved.set(id, undefined);
        const { error } = await save;
        if (error === undefined) {
          saved.set(id, 'saved');
          return undefined;
        }
        const toast = failureOf(error);
        if (toast !== null) {
          saved.set(id, 'refused');
          setFailure({ ...toast, failedRequest: failedRequestOf(error) });
        }
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
          failedRequest={failure.failedRequest}
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

/** The outcome of the row's last save, for a moment. */
export function useOutcome(id: string) {
  const { saved } = useRowSaves();
  return useSyncExternalStore(saved.subscribe, () => saved.get(id), nothing);
}

function nothing(): undefined {
  return undefined;
}
