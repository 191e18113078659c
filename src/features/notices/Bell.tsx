import { Bell as BellDrawing } from 'lucide';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { BellButton, Count } from './Notices.styles.ts';
import { bellName, newsText } from './noticesCopy.ts';

interface BellProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  unread: number;
}

/** Says how many notices are unread, and announces when there are more. */
export function Bell({ unread, ...button }: BellProps) {
  const [known, setKnown] = useState({ unread, news: '' });
  if (known.unread !== unread) {
    setKnown({ unread, news: unread > known.unread ? newsText(unread) : '' });
  }
  return (
    <>
      <BellButton type="button" aria-label={bellName(unread)} {...button}>
        <Icon of={BellDrawing} />
        {unread > 0 && <Count aria-hidden>{unread > 99 ? '99+' : unread}</Count>}
      </BellButton>
      <VisuallyHidden role="status">{known.news}</VisuallyHidden>
    </>
  );
}
