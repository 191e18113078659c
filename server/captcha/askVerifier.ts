import { VerifierAnswer } from './verdict.ts';

/** Where tokens are judged, and how to ask there. */
export interface Verifier {
  url: string;
  secret: string;
  fetch: typeof fetch;
  /** How long the answer may take, in milliseconds. */
  limitMs?: number;
}

const LIMIT_MS = 5_000;

/** An answer is half a kilobyte. */
const MOST_BYTES = 16 * 1024;

/** What says that it is we who asked wrongly: our setting's fault, not the token's. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Asks the verifier about a token. The visitor's network address stays here: it is optional, and
 * theirs.
 *
 * @throws Error when there is no answer to go by: outage, time limit, redirect, nonsense, bad secret
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
  if (!answer.success) throw new Error('captcha verifier answered something else');
  const codes = answer.data['error-codes'] ?? [];
  const ours = OUR_FAULTS.find((code) => codes.includes(code));
  if (ours) throw new Error(`captcha verifier refused us: ${ours}`);
  return answer.data;
}

async function readShort(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_BYTES) throw new Error('captcha verifier answered too much');
  }
  return text;
}
