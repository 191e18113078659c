export { CardSection } from './CardSection.tsx';
