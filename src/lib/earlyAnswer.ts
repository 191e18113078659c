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
  const asked = { address, accessToken, askedAt: performance.now(), response };
  early = asked;
  // Who takes it in time meets its failure; who comes later asks again, as after any other failure.
  const drop = () => {
    if (early === asked) early = null;
  };
  response.then(({ ok }) => {
    if (!ok) drop();
  }, drop);
}

/** The answer to the same question of the same person, if it was asked for early; it is taken once, and soon. */
export function takeEarlyAnswer(
  address: string,
  session: SessionRef | null,
): Promise<Response> | null {
  if (early?.address !== address || early.accessToken !== session?.accessToken) return null;
  const { response, askedAt } = early;
  early = null;
  return performance.now() - askedAt > FRESH ? null : response;
}
