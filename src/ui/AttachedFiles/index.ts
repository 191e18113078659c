export { AttachedFiles } from './AttachedFiles.tsx';
