export { SavedSign } from './SavedSign.tsx';
