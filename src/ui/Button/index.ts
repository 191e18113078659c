export { Button } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
