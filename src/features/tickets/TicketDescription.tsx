import styled from 'styled-components';

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
      <Lines>{children}</Lines>
    </>
  );
}

const Subject = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  margin-bottom: ${({ theme }) => theme.space[8]};
  font: ${({ theme }) => theme.font.bodyStrong};
`;

/** Line breaks are part of what somebody wrote. */
export const Lines = styled.p`
  max-width: ${({ theme }) => theme.size.measure};
  font: ${({ theme }) => theme.font.body};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
