export { Earlier } from './Earlier.tsx';
export { useLiveList } from './useLiveList.ts';
