import styled from 'styled-components';
import { LinkedText } from '#ui/LinkedText';
import { TypedText } from '#ui/Text';

export interface TicketDescriptionProps {
  subject: string;
  /** As it was typed: text, whatever it looks like. */
  children: string;
}

/** A ticket in full: a subject that its row cut short, and every line of the description. */
export function TicketDescription({ subject, children }: TicketDescriptionProps) {
  return (
    <>
      <Subject>{subject}</Subject>
      <TypedText>
        <LinkedText>{children}</LinkedText>
      </TypedText>
    </>
  );
}

const Subject = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  margin-bottom: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.bodyStrong};
`;
