import { onFirstSign } from './firstSign.ts';
import { isPrerendered, startAttributes } from './startAttributes.ts';

/** How long nobody does anything before the program is run all the same, in milliseconds. */
const QUIET = 4_000;

/**
 * Until somebody acts the prerendered page needs no program, only its files close by: running them would
 * keep a phone's processor from the page just as it is looked at for the first time. Who is known, or
 * comes back to a place, is shown another page than the one that stands there, and does not wait.
 */
export async function untilWanted(): Promise<void> {
  const { session, whole } = startAttributes();
  if (!isPrerendered() || session === '' || whole === '') return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, QUIET);
    onFirstSign(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
