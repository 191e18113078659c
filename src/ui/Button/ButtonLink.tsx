import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyles } from './Button.styles.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './Button.styles.ts';

export interface ButtonLinkProps {
  /** A path of the application or an absolute URL. */
  to: string;
  /** Router state for the next page. */
  state?: unknown;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  /** 'page' where it leads to the page that is shown. */
  'aria-current'?: 'page' | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  state,
  children,
  variant = 'secondary',
  size = 'medium',
  wide = false,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink {...rest} to={to} state={state} $variant={variant} $size={size} $wide={wide}>
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
