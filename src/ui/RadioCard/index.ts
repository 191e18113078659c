export { RadioCard } from './RadioCard.tsx';
