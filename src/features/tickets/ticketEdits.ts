import { createContext } from 'react';

/** A change of status that was refused. */
export interface FailedEdit {
  /** What the ticket's status is, in a sentence. */
  stands: string;
}

/** What the table hears from the field of a row, which may be scrolled away before an answer comes. */
export interface TicketEdits {
  begun: (id: string) => void;
  failed: (edit: FailedEdit) => void;
}

export const TicketEdits = createContext<TicketEdits>({
  begun: () => undefined,
  failed: () => undefined,
});
