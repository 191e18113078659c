export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export { ButtonLink } from './ButtonLink.tsx';
export { DangerButton } from './DangerButton.ts';
