import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { PageIntro } from '#ui/PageIntro';
import { OutcomeMark } from './OutcomeMark.tsx';

export interface OutcomeProps {
  /** `open`: nothing is wrong, something is left to do. */
  tone: 'success' | 'open';
  title: string;
  /** What happened and what comes next. */
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/**
 * What a form came to, in its place. The form took the focus with it when it went, so the heading has
 * it now.
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
