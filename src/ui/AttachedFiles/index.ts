export { AttachedFiles } from './AttachedFiles.tsx';
export type { AttachedFilesProps } from './AttachedFiles.tsx';
