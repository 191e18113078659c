import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { PageIntro } from '#ui/PageIntro';
import { OutcomeMark } from './OutcomeMark.tsx';

export interface OutcomeProps {
  /** `open`: no error, but the person still has something to do. */
  tone: 'success' | 'open';
  title: string;
  /** What happened and what comes next. */
  text: string;
  /** Links or buttons. */
  children: ReactNode;
}

/**
 * The result of a form, shown in its place. Its heading takes focus, which was lost with the form.
 */
export function Outcome({ tone, title, text, children }: OutcomeProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const heading = headingRef.current;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return (
    <Stack $gap={24}>
      <OutcomeMark tone={tone} />
      <Stack $gap={12}>
        <PageIntro ref={headingRef} title={title} />
        <Text role="status">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}
