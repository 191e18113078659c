import { createElement, memo, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ComponentType, RefObject } from 'react';
import { answerEarlyInput } from '#src/lib/earlyInput.ts';
import { onFirstSign } from '#src/lib/firstSign.ts';
import { isPrerendered } from '#src/lib/startAttributes.ts';
import { createArrival } from './arrival.ts';
import type { Arrival, LoadSections } from './arrival.ts';

/**
 * A run of the landing's sections whose code the first script does not carry. On the prerendered page
 * they stand there as markup, and their code comes with the first sign of somebody who might use them;
 * where the program draws the page itself they come with it, so that nothing is missing meanwhile.
 *
 * To be called outside components: `const Middle = laterSections('middle', () => import('./Middle.tsx'))`.
 *
 * @param name the part's name, as `importChunk` remembers it
 */
export function laterSections(name: string, load: LoadSections): ComponentType {
  const arrival = createArrival(name, load);
  if (!isPrerendered()) arrival.begin().catch(tolerate);
  // On a rendering of what is around them they are not touched: React would drop markup that waits.
  return memo(function LaterSections() {
    const [waits] = useState(stands);
    return waits ? <Waiting arrival={arrival} /> : <Sections promise={arrival.begin()} />;
  });
}

/** Whether their markup stands on the page, or is about to be written into it. */
function stands(): boolean {
  return typeof document === 'undefined' || isPrerendered();
}

/** While the code is on its way React leaves the markup as it is. */
function Waiting({ arrival }: { arrival: Arrival }) {
  const placeRef = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      onFirstSign(() => {
        // Without their code the sections can still be read, and their links still lead on.
        arrival.begin().catch(() => placeRef.current && answerEarlyInput(placeRef.current));
      }),
    [arrival],
  );
  return (
    <div ref={placeRef} data-waiting="">
      <Suspense fallback={<Missing arrival={arrival} />}>
        <Sections promise={arrival.there} />
        <Answering place={placeRef} />
      </Suspense>
    </div>
  );
}

function Sections({ promise }: { promise: Promise<ComponentType> }) {
  return createElement(use(promise));
}

/** Where React had to drop the markup there is nothing to stand in for the code. */
function Missing({ arrival }: { arrival: Arrival }) {
  useEffect(() => void arrival.begin().catch(tolerate), [arrival]);
  return null;
}

/** Stands beside sections, so that it acts when they answer. */
function Answering({ place }: { place: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (place.current) answerEarlyInput(place.current);
  }, [place]);
  return null;
}

/** The sections can still be read; a page that is drawn shows the failure in their place. */
function tolerate(): void {
  // Nothing is left to do.
}
