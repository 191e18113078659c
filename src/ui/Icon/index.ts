export { BusyIcon, Icon } from './Icon.tsx';
