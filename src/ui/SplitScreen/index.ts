export { SplitScreen } from './SplitScreen.tsx';
