export { FullScreenLoading } from './FullScreenLoading.tsx';
