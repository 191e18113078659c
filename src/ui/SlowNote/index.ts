export { SlowNote } from './SlowNote.tsx';
