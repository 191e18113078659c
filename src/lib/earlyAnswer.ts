import type { SessionRef } from './storedSession.ts';

interface EarlyAnswer {
  address: string;
  accessToken: string;
  response: Promise<Response>;
}

let early: EarlyAnswer | null = null;

/** Asks for rows while the program that shows them is still being run. */
export function askEarly(address: string, { accessToken }: SessionRef): void {
  const response = fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  // Whoever takes the answer meets its failure.
  response.catch(() => undefined);
  early = { address, accessToken, response };
}

/** The answer to the same question of the same person, if it was asked for early; it is taken once. */
export function takeEarlyAnswer(
  address: string,
  session: SessionRef | null,
): Promise<Response> | null {
  if (early?.address !== address || early.accessToken !== session?.accessToken) return null;
  const { response } = early;
  early = null;
  return response;
}
