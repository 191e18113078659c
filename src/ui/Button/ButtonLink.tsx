import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyles } from './Button.styles.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './Button.styles.ts';

export interface ButtonLinkProps {
  /** A route of the app. */
  to: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
}

/** A link that looks like a button: it leads somewhere, a button does something. */
export function ButtonLink({
  to,
  children,
  variant = 'secondary',
  size = 'medium',
  wide = false,
}: ButtonLinkProps) {
  return (
    <StyledLink to={to} $variant={variant} $size={size} $wide={wide}>
      {children}
    </StyledLink>
  );
}

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
