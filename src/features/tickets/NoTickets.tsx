import { EmptyState } from '#ui/EmptyState';
import { Text } from '#ui/Text';
import { ticketsCopy } from './ticketsCopy.ts';

/** Where those who manage tickets find none. */
export function NoTickets() {
  return (
    <EmptyState next={<Text $quiet>{ticketsCopy.noneAtAll}</Text>}>{ticketsCopy.none}</EmptyState>
  );
}
