import { onFirstSign } from './firstSign.ts';
import { hasLedOn, sectionOfHash } from './landingAddress.ts';
import { isPrerendered, startAttributes } from './startAttributes.ts';

/** How long nobody does anything before the program is run all the same, in milliseconds. */
const QUIET = 4_000;

/**
 * Until somebody acts the prerendered page needs no program, only its files close by: running them would
 * keep a phone's processor from the page just as it is looked at for the first time. Nobody is waited for
 * who has acted already: came back, asked for a section, followed a link; nor is who is known, whose page
 * has another head.
 */
export async function untilWanted(): Promise<void> {
  const { session, returned } = startAttributes();
  const hasActed =
    returned === '' || hasLedOn() || sectionOfHash(window.location.hash) !== undefined;
  if (!isPrerendered() || session === '' || hasActed) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, QUIET);
    const stop = onFirstSign(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
