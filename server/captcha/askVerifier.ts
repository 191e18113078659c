import { VerifierAnswer } from './verdict.ts';

/** The verifier's address and how to call it. */
export interface Verifier {
  url: string;
  secret: string;
  fetch: typeof fetch;
  /** Time limit of the call, in milliseconds. */
  limitMs?: number;
}

const LIMIT_MS = 5_000;

/** A normal answer is half a kilobyte. */
const MOST_BYTES = 16 * 1024;

/** Error codes that mean a wrong setting of ours, not a bad token. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Asks the verifier about a token. The visitor's network address is optional and personal, so it
 * is not sent.
 *
 * @throws Error without a usable answer: outage, timeout, redirect, invalid answer, bad secret
 */
export async function askVerifier(
  { url, secret, fetch, limitMs = LIMIT_MS }: Verifier,
  token: string,
): Promise<VerifierAnswer> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`captcha verifier answered ${response.status}`);
  }
  const answer = VerifierAnswer.safeParse(JSON.parse(await readShort(response)));
  if (!answer.success) throw new Error('captcha verifier sent an invalid answer');
  const codes = answer.data['error-codes'] ?? [];
  const ours = OUR_FAULTS.find((code) => codes.includes(code));
  if (ours) throw new Error(`captcha verifier rejected our settings: ${ours}`);
  return answer.data;
}

async function readShort(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('captcha verifier sent too long an answer');
  }
  return text;
}
