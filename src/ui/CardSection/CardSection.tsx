import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface CardSectionProps {
  title: string;
  purpose?: string;
  children: ReactNode;
}

/** A titled section of a page, in a card; on wide screens the title stands beside the content. */
export function CardSection({ title, purpose, children }: CardSectionProps) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Columns>
        <Stack $gap={4}>
          <Heading id={headingId} $look="section">
            {title}
          </Heading>
          {purpose !== undefined && <Text $quiet>{purpose}</Text>}
        </Stack>
        {children}
      </Columns>
    </Card>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[20]} ${({ theme }) => theme.space[64]};
  align-items: start;
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 36rem);
    padding: ${({ theme }) => theme.space[8]};
  }
`;
