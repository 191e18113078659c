import { useMediaQuery } from '#src/lib/useMediaQuery.ts';
import { below, up } from '#src/theme/theme.ts';

const TIGHT = [up('table'), below('lg')].map((query) => query.replace('@media ', '')).join(' and ');

/** Whether the window shows tables but has no room for all columns of a wide one. */
export function useIsTight(): boolean {
  return useMediaQuery(TIGHT);
}
