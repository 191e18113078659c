import styled from 'styled-components';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ticketsCopy } from './ticketsCopy.ts';

/** The screen's name and what it is for. */
export function SupportIntro({ children }: { children: string }) {
  return (
    <Stack $gap={4}>
      <Heading as="h1" $look="title">
        {ticketsCopy.title}
      </Heading>
      <Purpose $quiet>{children}</Purpose>
    </Stack>
  );
}

/** The same for the desk, where rows matter more. */
export function DeskIntro() {
  return (
    <Desk>
      <Heading as="h1" $look="card">
        {ticketsCopy.title}
      </Heading>
      <VisuallyHidden as="p">{ticketsCopy.managerPurpose}</VisuallyHidden>
    </Desk>
  );
}

/** As high as the panel's, so that the tables of both begin at one height. */
const Desk = styled.div`
  min-height: 34px;
`;

/** One line where there is room. */
const Purpose = styled(Text)`
  max-width: none;
  text-wrap: balance;
`;
