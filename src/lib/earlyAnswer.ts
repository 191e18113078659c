import type { SessionRef } from './storedSession.ts';

interface EarlyAnswer {
  address: string;
  accessToken: string;
  /** When it was asked for, in milliseconds of the page's clock. */
  askedAt: number;
  response: Promise<Response>;
}

/** Past this an answer is no news any more, in milliseconds. */
const FRESH = 10_000;

let early: EarlyAnswer | null = null;

/** Asks for rows while the program that shows them is still being run. */
export function askEarly(address: string, { accessToken }: SessionRef): void {
  const response = fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  // Who takes it meets its failure.
  response.catch(() => undefined);
  early = { address, accessToken, askedAt: performance.now(), response };
}

/** After an outage rows are asked for anew: what was asked before it is not what to tell then. */
export function dropEarlyAnswer(): void {
  early = null;
}

/**
 * The answer to the same question of the same person, if it was asked for early, a failure as well: nothing is asked
 * twice before its error shows. It is taken once, and soon.
 */
export function takeEarlyAnswer(
  address: string,
  session: SessionRef | null,
): Promise<Response> | null {
  if (early?.address !== address || early.accessToken !== session?.accessToken) return null;
  const { response, askedAt } = early;
  early = null;
  return performance.now() - askedAt > FRESH ? null : response;
}
