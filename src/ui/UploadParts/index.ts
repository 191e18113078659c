export { UploadParts } from './UploadParts.tsx';
