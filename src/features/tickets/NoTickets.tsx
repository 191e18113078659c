import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { ticketsCopy } from './ticketsCopy.ts';

/** The empty state for people who have their own tickets. */
export function NoneOwn() {
  return (
    <EmptyState next={<Text $quiet>{ticketsCopy.noneOwn}</Text>}>{ticketsCopy.none}</EmptyState>
  );
}

/** The empty state for people who manage tickets. */
export function NoTickets() {
  return (
    <EmptyState next={<Text $quiet>{ticketsCopy.noneAtAll}</Text>}>{ticketsCopy.none}</EmptyState>
  );
}
