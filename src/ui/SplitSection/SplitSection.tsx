import type { ReactNode } from 'react';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface SplitSectionProps {
  /** The section's anchor. */
  id?: string;
  title: string;
  lead: string;
  /** A link below the lead. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a public page: heading left, content right, stacked where narrow. */
export function SplitSection({ id, title, lead, action, children }: SplitSectionProps) {
  const headingId = id && `${id}-title`;
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Columns>
        <Stack $gap={20} $align="start">
          <Stack $gap={12}>
            <Heading $look="heading" id={headingId}>
              {title}
            </Heading>
            <Text $quiet>{lead}</Text>
          </Stack>
          {action}
        </Stack>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}

/** Sections keep 96 px between each other (64 on a phone), and half of it to what stands around them. */
export const Sections = styled.div`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

const Section = styled.section`
  padding-block: ${({ theme }) => theme.space[32]};
  ${up('sm')} {
    padding-block: ${({ theme }) => theme.space[48]};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[64]};
  ${up('lg')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    align-items: start;
  }
`;
