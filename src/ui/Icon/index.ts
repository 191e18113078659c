export { chevron, chevronUp } from './chevron.ts';
export { BusyIcon, Icon } from './Icon.tsx';
