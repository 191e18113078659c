export { Card } from './Card.ts';
