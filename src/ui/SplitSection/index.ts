export { SplitSection } from './SplitSection.tsx';
