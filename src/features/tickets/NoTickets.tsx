import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { ticketsCopy } from './ticketsCopy.ts';

/** The empty state for people who do not handle all tickets. */
export function NoneOwn({ isStaff }: { isStaff: boolean }) {
  return (
    <EmptyState
      next={<Text $quiet>{isStaff ? ticketsCopy.noneForStaff : ticketsCopy.noneOwn}</Text>}
    >
      {ticketsCopy.none}
    </EmptyState>
  );
}

/** The empty state for people who manage tickets. */
export function NoTickets() {
  return (
    <EmptyState next={<Text $quiet>{ticketsCopy.noneAtAll}</Text>}>{ticketsCopy.none}</EmptyState>
  );
}
