export { RowSaves, useOutcome, useRowSaves } from './RowSaves.tsx';
export type { RowChange, RowSavesProps, SaveFailure } from './RowSaves.tsx';
export { SavedNote } from './SavedNote.tsx';
