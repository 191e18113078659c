import { createContext, useContext, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest } from '#src/lib/failedRequest.ts';
import { LateToasts } from '#ui/LateToasts';
import { createSavedRows } from './savedRows.ts';
import type { SavedRows } from './savedRows.ts';

/** The toast of a failed save. */
export interface SaveFailure {
  title: string;
  /** The value that the row shows after the rollback. */
  more?: string;
}

/** A change that was saved, with the way to take it back. */
export interface RowChange {
  /** 'Estado: Abierto → Cerrado'. */
  text: string;
  /** What was changed. */
  name?: string;
  /** What it leaves open. */
  note?: string | undefined;
  /** What may come next: it begins another change, whose toast replaces this one. */
  offer?: { label: string; run: () => void } | undefined;
  undo: () => void;
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
   * @param changeOf the toast of what was saved, by the server's answer; null when it cannot be taken back
   * @returns the error; undefined on success
   */
  track: <Answer>(
    id: string,
    save: PromiseLike<{ data?: Answer; error?: unknown }>,
    failureOf: (error: unknown) => SaveFailure | null,
    changeOf?: (answer: Answer | undefined) => RowChange | null,
  ) => Promise<unknown>;
  /** Shows the toast of a change that was saved, instead of another's; null for none. */
  confirm: (change: RowChange | null) => void;
  /** Marks rows whose saves were refused, and shows one toast for them: `track` reported none. */
  refuse: (ids: readonly string[], failure: SaveFailure, error: unknown) => void;
}

export interface RowSavesProps {
  children: ReactNode;
  /** Whether changes can be taken back: another server knows no `undoes`. */
  canUndo?: boolean;
}

const Context = createContext<RowSavesValue | null>(null);

/**
 * Reports saves of fields in table rows: 'Guardado' in the row and a toast with 'Deshacer' on success, a mark and a toast
 * on failure. It wraps the whole table, because a row may be scrolled out of the virtual list before its answer arrives.
 */
export function RowSaves({ children, canUndo = true }: RowSavesProps) {
  const [saved] = useState(createSavedRows);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [shown, setShown] = useState<{ change: RowChange; number: number } | null>(null);
  /** How many saves and toasts there were: what comes late does not replace what is newer. */
  const latest = useRef(0);
  const value = useMemo(() => {
    const confirm = (change: RowChange | null) => {
      latest.current += 1;
      setShown(change === null ? null : { change, number: latest.current });
    };
    const value: RowSavesValue = {
      saved,
      confirm,
      refuse(ids, toast, error) {
        for (const id of ids) saved.set(id, 'refused');
        setFailure({ ...toast, failedRequest: failedRequestOf(error) });
      },
      async track(id, save, failureOf, changeOf) {
        setFailure(null);
        confirm(null);
        const number = latest.current;
        saved.set(id, undefined);
        const { data, error } = await save;
        if (error === undefined) {
          saved.set(id, 'saved');
          const isNewest = number === latest.current;
          if (canUndo && isNewest && changeOf !== undefined) confirm(changeOf(data));
          return undefined;
        }
        const toast = failureOf(error);
        if (toast !== null) value.refuse([id], toast, error);
        return error;
      },
    };
    return value;
  }, [saved, canUndo]);
  return (
    <Context value={value}>
      {children}
      <LateToasts>
        {({ ChangeToast, Toast, ToastPlace }) => (
          <ToastPlace>
            {failure !== null && (
              <Toast
                {...(failure.more !== undefined && { more: failure.more })}
                failedRequest={failure.failedRequest}
                onClose={() => setFailure(null)}
              >
                {failure.title}
              </Toast>
            )}
            {/* Always there: screen readers announce only changes of an existing status region. */}
            <div role="status">
              {shown !== null && (
                <ChangeToast
                  key={shown.number}
                  name={shown.change.name}
                  note={shown.change.note}
                  offer={shown.change.offer}
                  onUndo={() => {
                    setShown(null);
                    shown.change.undo();
                  }}
                  onClose={() => setShown(null)}
                >
                  {shown.change.text}
                </ChangeToast>
              )}
            </div>
          </ToastPlace>
        )}
      </LateToasts>
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
