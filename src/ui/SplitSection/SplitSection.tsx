import type { ReactNode } from 'react';
import { Columns } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Section } from '#ui/Section';
import { Text } from '#ui/Text';

export interface SplitSectionProps {
  /** The section's anchor. */
  id?: string;
  title: string;
  lead: string;
  /** A link or list below the lead. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a public page: heading left, content right, stacked where narrow. */
export function SplitSection({ id, title, lead, action, children }: SplitSectionProps) {
  const headingId = id && `${id}-title`;
  return (
    <Section id={id} aria-labelledby={headingId}>
      <Columns>
        <div>
          <Heading $look="heading" id={headingId}>
            {title}
          </Heading>
          <Text $quiet>{lead}</Text>
          {action}
        </div>
        <div>{children}</div>
      </Columns>
    </Section>
  );
}
