import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
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
      <span data-idle={children} data-busy={busyLabel} data-icon={icon !== undefined || undefined}>
        <span>
          {busy ? <BusyIcon /> : icon}
          <span>{busy ? (busyLabel ?? children) : children}</span>
        </span>
      </span>
    </Face>
  );
}
