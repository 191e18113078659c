export { SavedNote } from './SavedNote.tsx';
export { createSavedRows } from './savedRows.ts';
export type { SavedRows } from './savedRows.ts';
