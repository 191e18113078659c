import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Face, lookAttributes } from './Button.styles.ts';
import type { ButtonLook } from './Button.styles.ts';

export interface ButtonLinkProps extends ButtonLook {
  /** A path of the application or an absolute URL. */
  to: string;
  /** Router state for the next page. */
  state?: unknown;
  /** Called as it is followed. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
  /** 'page' where it leads to the page that is shown. */
  'aria-current'?: 'page' | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ to, state, children, variant, size, wide, ...rest }: ButtonLinkProps) {
  return (
    <Face as={Link} {...rest} {...lookAttributes({ variant, size, wide })} to={to} state={state}>
      {children}
    </Face>
  );
}
