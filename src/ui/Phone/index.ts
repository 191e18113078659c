export { Phone } from './Phone.tsx';
