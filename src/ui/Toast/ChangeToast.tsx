import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import styled from 'styled-components';
import { MAIN_ID } from '#src/lib/paths.ts';
import { Button } from '#ui/Button';
import { CloseButton } from './CloseButton.tsx';
import { ToastBox } from './Toast.styles.ts';

/** How long it shows, in milliseconds, unless it is hovered or has the focus. */
const SHOWN_FOR = 8_000;

export interface ChangeToastProps {
  /** 'Estado: Abierto → Cerrado'. */
  children: string;
  /** What was changed. */
  name?: string | undefined;
  /** What the change leaves open: 'Pruebas sigue abierta.' */
  note?: string | undefined;
  /** What is done next, if the person wants it. */
  offer?: { label: string; run: () => void } | undefined;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * Confirms a change and takes it back: by its button, or by Ctrl Z outside of fields in which one types. It may say what the
 * change leaves open, and offer what comes next.
 */
export function ChangeToast({ children, name, note, offer, onUndo, onClose }: ChangeToastProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  /** What had the focus before the toast. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const isHeld = isHovered || isFocused;

  const expire = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => expire(), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isHeld]);

  /** The toast goes: the focus must not be lost with it. */
  function leaveBy(action: () => void) {
    if (box.current?.contains(document.activeElement) === true) {
      (cameFrom.current ?? document.getElementById(MAIN_ID))?.focus();
    }
    action();
  }
  const undo = useEffectEvent(() => leaveBy(onUndo));
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!isUndoKey(event) || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      undo();
    }
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    setFocused(true);
  }

  return (
    <Box
      ref={box}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={() => setFocused(false)}
    >
      <div>
        <strong>{children}</strong>
        {name !== undefined && <Name>{name}</Name>}
      </div>
      {note !== undefined && <Note>{note}</Note>}
      <Button
        size="small"
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Ctrl Z"
        onClick={() => leaveBy(onUndo)}
      >
        Deshacer
      </Button>
      <CloseButton onClick={() => leaveBy(onClose)} />
      {offer !== undefined && (
        <Offer>
          <Button size="small" onClick={() => leaveBy(offer.run)}>
            {offer.label}
          </Button>
        </Offer>
      )}
    </Box>
  );
}

function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** There the browser takes back what was typed. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea')
  );
}

const Box = styled(ToastBox)`
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  row-gap: ${({ theme }) => theme.space[12]};
  padding-block: ${({ theme }) => theme.space[12]};
  & strong {
    font: ${({ theme }) => theme.font.smallStrong};
  }
`;

/** Below the buttons, over the whole width; read right after the change. */
const Note = styled.p`
  grid-row: 2;
  grid-column: 1 / -1;
`;

const Offer = styled.div`
  grid-column: 1 / -1;
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  color: ${({ theme }) => theme.color.inverse2};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
