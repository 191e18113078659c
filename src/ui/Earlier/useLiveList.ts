import { useState } from 'react';

/**
 * The `aria-live` of a list whose new entries are announced, but not the earlier ones that are added to it on request.
 *
 * @param newestId the newest entry's id
 */
export function useLiveList(newestId: string | undefined) {
  const [quietUntil, setQuietUntil] = useState<string>();
  const isQuiet = newestId !== undefined && newestId === quietUntil;
  return {
    live: isQuiet ? ('off' as const) : ('polite' as const),
    /** Call it together with the change that adds earlier entries. It lasts until a new one comes. */
    quiet: () => setQuietUntil(newestId),
  };
}
