export { Sections, SplitSection } from './SplitSection.tsx';
