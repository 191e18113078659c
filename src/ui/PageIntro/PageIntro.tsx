import type { ReactNode, Ref } from 'react';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface PageIntroProps {
  title: string;
  /** The purpose of the page, in a line or two. */
  children?: ReactNode;
  ref?: Ref<HTMLHeadingElement>;
}

/** Title and purpose at the top of a single-column page. */
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
