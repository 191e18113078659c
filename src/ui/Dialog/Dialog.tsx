import { X } from 'lucide';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { Close, Content, Frame } from './Dialog.styles.ts';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** By Escape or the cross; a click beside it closes nothing, since it may hold what one typed. */
  onClose: () => void;
}

/**
 * A modal dialog, open for as long as it is rendered. The browser's own element keeps focus and screen
 * readers inside; when it goes, focus returns to where it was.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  // The element would close itself; whether it goes is its owner's decision.
  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A control within may have a `cancel` of its own.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Frame ref={dialog} aria-labelledby={titleId} onCancel={handleCancel} onClose={onClose}>
      <Content>
        <Heading $look="section" id={titleId}>
          {title}
        </Heading>
        {children}
        {/* Last, so that focus begins with the content. */}
        <Close type="button" onClick={onClose}>
          <Icon of={X} />
          <VisuallyHidden>Cerrar</VisuallyHidden>
        </Close>
      </Content>
    </Frame>
  );
}
