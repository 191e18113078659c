import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface CardSectionProps {
  title: string;
  purpose?: string;
  children: ReactNode;
}

/** A titled section of a page, in a card. */
export function CardSection({ title, purpose, children }: CardSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack $gap={20}>
        <Stack $gap={4}>
          <Heading id={headingId} $look="section">
            {title}
          </Heading>
          {purpose !== undefined && <Text $quiet>{purpose}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
