import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';

export interface SkipLinkProps {
  targetId: string;
  children: ReactNode;
}

/** One of the page's first focusable elements. It moves focus itself, because the hash router takes `#…` for a route. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  function skip(event: MouseEvent) {
    event.preventDefault();
    const target = document.getElementById(targetId);
    target?.focus();
    target?.scrollIntoView();
  }
  return (
    <Anchor href={`#${targetId}`} onClick={skip}>
      {children}
    </Anchor>
  );
}

const Anchor = styled.a`
  position: fixed;
  top: ${({ theme }) => theme.space[12]};
  left: ${({ theme }) => theme.space[12]};
  z-index: 30;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[20]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.inverse};
  color: ${({ theme }) => theme.color.onInverse};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
