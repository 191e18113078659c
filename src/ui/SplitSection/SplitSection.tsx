import type { ReactNode } from 'react';
import { Column, Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface SplitSectionProps {
  /** The section's anchor. */
  id?: string;
  title: string;
  lead: string;
  /** A link or list below the lead. */
  action?: ReactNode;
  /** How heading and content divide the twelve columns. */
  split?: '4/8' | '5/7';
  children: ReactNode;
}

/** A section of a public page: heading left, content right, stacked where narrow. */
export function SplitSection({
  id,
  title,
  lead,
  action,
  split = '4/8',
  children,
}: SplitSectionProps) {
  const headingId = id && `${id}-title`;
  const middle = split === '4/8' ? 5 : 6;
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Columns>
        <Column $from={1} $to={middle}>
          <Stack $gap={24} $align="start">
            <Stack $gap={12}>
              <Heading $look="heading" id={headingId}>
                {title}
              </Heading>
              <Text $quiet>{lead}</Text>
            </Stack>
            {action}
          </Stack>
        </Column>
        <Column $from={middle} $to={13}>
          {children}
        </Column>
      </Columns>
    </Section>
  );
}
