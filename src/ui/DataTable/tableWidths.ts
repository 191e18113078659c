import { useMediaQuery } from '#src/lib/useMediaQuery.ts';
import { below, up } from '#src/theme/theme.ts';

const conditionOf = (query: string) => query.replace('@media ', '');
const TIGHT = [up('table'), below('lg')].map(conditionOf).join(' and ');
const CARDS = conditionOf(below('table'));

/** Whether the window shows tables but has no room for all columns of a wide one. */
export function useIsTight(): boolean {
  return useMediaQuery(TIGHT);
}

/** Whether the window shows the rows of tables as cards. */
export function useIsCards(): boolean {
  return useMediaQuery(CARDS);
}
