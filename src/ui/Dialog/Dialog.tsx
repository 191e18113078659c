import { X } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Close, Content, Frame, Title } from './Dialog.styles.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Called on Escape and by the close button. A click outside does not close it: typed text would be lost. */
  onClose: () => void;
  /** Higher up and wider, without a visible title; nothing is lost in it, so that a click outside closes it. */
  isPalette?: boolean;
}

/**
 * A modal dialog that is open while it is rendered. The native element traps focus; on close, focus returns to the
 * element that had it.
 */
export function Dialog({ title, children, onClose, isPalette = false }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // While it is modal, nothing outside can get focus.
      shown?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // The element would close itself; its parent decides instead.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // Controls inside may fire `cancel` too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Frame
      ref={dialog}
      aria-labelledby={titleId}
      data-palette={isPalette || undefined}
      onCancel={handleCancel}
      onClose={onClose}
      onClick={({ target }) => isPalette && target === dialog.current && onClose()}
    >
      <Content>
        <Title $look="section" id={titleId}>
          {title}
        </Title>
        {children}
        {/* Last, so that the content gets focus first. */}
        <Close type="button" onClick={onClose}>
          <Icon of={X} />
          <VisuallyHidden>Cerrar</VisuallyHidden>
        </Close>
      </Content>
    </Frame>
  );
}
