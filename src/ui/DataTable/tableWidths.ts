import { useRoomBelow } from '#src/lib/useRoom.ts';
import { roomBelow, roomFrom } from '#src/theme/theme.ts';

/* The room of the page in rem, without a scrollbar. The rail takes a part of it. */

/** Below it rows are cards, which have room for whole names. */
const TABLE = 55;

/** Below it the columns that are least needed go. */
const COLUMNS = 76.5;

/** From it on there is room for the widest columns too. */
const WIDE = 98;

/** Styles of rows: `${inRows} { … }`. */
export const inRows = roomFrom(TABLE);

/** Styles of cards. */
export const inCards = roomBelow(TABLE);

/** Styles of tables with room for everything. */
export const inWideRows = roomFrom(WIDE);

/** Whether a table beside the rail has no room for all columns of a wide one. */
export function useIsTight(): boolean {
  const isCards = useIsCards();
  return useRoomBelow(COLUMNS) && !isCards;
}

/** Whether a table has no room for its widest columns; cards have. */
export function useIsNarrow(): boolean {
  const isCards = useIsCards();
  return useRoomBelow(WIDE) && !isCards;
}

/** Whether the rows of tables are cards. */
export function useIsCards(): boolean {
  return useRoomBelow(TABLE);
}
