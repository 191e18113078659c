import { createContext } from 'react';
import type { ReactNode } from 'react';

export interface HistorySlotProps {
  /** `<kind>:<id>`, as the API names an object. */
  object: string;
  /** Names of the objects that belong to it, by `<kind>:<id>`. */
  names?: Readonly<Record<string, string>>;
  /** Whether it is shown without a heading to open it by. */
  isOpen?: boolean;
}

/** Shows an object's history. Pages provide it, because features do not import each other. */
export const HistorySlot = createContext<(props: HistorySlotProps) => ReactNode>(() => null);
