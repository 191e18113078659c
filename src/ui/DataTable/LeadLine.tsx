import type { ReactNode } from 'react';
import styled from 'styled-components';
import { below, up } from '#src/theme/theme.ts';
import { Heading } from '#ui/Heading';
import { visuallyHidden } from '#ui/VisuallyHidden';

/** The line above a table's tools, such as the views of a list and 'Nuevo proyecto'; the buttons are at its end. */
export const LeadLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[24]};
  /* The height of tabs, so that all tables begin at one height. */
  ${up('sm')} {
    min-height: ${({ theme }) => theme.size.control};
  }
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

export interface ListHeadProps {
  title: string;
  /** The heading's. */
  id?: string;
  /** Buttons for what can be done with the list. */
  children?: ReactNode;
}

/** The same line with a list's name. */
export function ListHead({ title, id, children }: ListHeadProps) {
  return (
    <LeadLine>
      <Title $look="section" id={id}>
        {title}
      </Title>
      {children}
    </LeadLine>
  );
}

/** On phones the tab above says the same. */
const Title = styled(Heading)`
  ${below('sm')} {
    ${visuallyHidden}
  }
`;
