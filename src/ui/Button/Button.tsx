import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '#src/lib/prerendered.ts';
import { BusyIcon } from '#ui/Icon';
import { buttonStyles } from './Button.styles.ts';
import type { ButtonSize, ButtonStyleProps, ButtonVariant } from './Button.styles.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'style'> {
  children: string;
  /** Use one `primary` per view. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills its column, as in forms. */
  wide?: boolean;
  icon?: ReactNode;
  busy?: boolean;
  /** Shown while busy. The button always has the width of the longer label. */
  busyLabel?: string;
}

/**
 * A button. While busy it keeps its width and focus and ignores clicks and submits. On the prerendered page submit
 * buttons have `aria-disabled` until hydration.
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  wide = false,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  const isReady = hydrated || type !== 'submit';
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <StyledButton
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $wide={wide}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || !isReady || undefined}
    >
      <Words data-idle={children} data-busy={busyLabel} $hasIcon={icon !== undefined}>
        <span>
          {busy ? <BusyIcon /> : icon}
          {busy ? (busyLabel ?? children) : children}
        </span>
      </Words>
    </StyledButton>
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Both states are rendered invisibly in the same grid cell, so that switching them does not change the width. */
const Words = styled.span<{ $hasIcon: boolean }>`
  display: inline-grid;
  justify-items: center;
  & > span,
  &::before,
  &::after {
    grid-area: 1 / 1;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[8]};
  }
  &::before,
  &::after {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
  &::before {
    content: attr(data-idle);
    ${({ $hasIcon }) => $hasIcon && 'padding-left: 28px;'}
  }
  &::after {
    content: attr(data-busy);
    padding-left: 28px;
  }
`;
