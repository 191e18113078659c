import type { ReactNode, Ref } from 'react';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface PageIntroProps {
  title: string;
  /** What the screen is for, in a line or two. */
  children?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** The head of a screen of one column: its name and what it is for. */
export function PageIntro({ title, children, ref }: PageIntroProps) {
  return (
    <Stack $gap={12}>
      <Heading ref={ref} as="h1" $look="heading">
        {title}
      </Heading>
      {children !== undefined && <Text $quiet>{children}</Text>}
    </Stack>
  );
}
