export { UnreadMark } from './UnreadMark.tsx';
