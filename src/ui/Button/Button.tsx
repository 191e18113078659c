import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { useHydrated } from '#src/lib/prerendered.ts';
import { BusyIcon } from '#ui/Icon';
import { Face, lookAttributes } from './Button.styles.ts';
import type { ButtonLook } from './Button.styles.ts';

export interface ButtonProps
  extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children' | 'style'> {
  children: string;
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
  variant,
  size,
  wide,
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
    <Face
      {...rest}
      {...lookAttributes({ variant, size, wide })}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={busy || !isReady || undefined}
    >
      <Words data-idle={children} data-busy={busyLabel} $hasIcon={icon !== undefined}>
        <span>
          {busy ? <BusyIcon /> : icon}
          <span>{busy ? (busyLabel ?? children) : children}</span>
        </span>
      </Words>
    </Face>
  );
}

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
