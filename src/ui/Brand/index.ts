export { Brand } from './Brand.tsx';
