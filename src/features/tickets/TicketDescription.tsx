import styled from 'styled-components';

export interface TicketDescriptionProps {
  subject: string;
  /** The description as typed; never interpreted as markup. */
  children: string;
}

/** The full subject, which the row may truncate, and the description. */
export function TicketDescription({ subject, children }: TicketDescriptionProps) {
  return (
    <>
      <Subject>{subject}</Subject>
      <Lines>{children}</Lines>
    </>
  );
}

const Subject = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  margin-bottom: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.bodyStrong};
`;

/** A person's text with its line breaks. */
export const Lines = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
