import * as z from 'zod/mini';

/** The form that a token was created for (CAPTCHA-1). */
export type CaptchaAction = 'contact_form' | 'newsletter_signup';

/** The answer of `siteverify` (https://developers.google.com/recaptcha/docs/v3). */
export const VerifierAnswer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  challenge_ts: z.optional(z.iso.datetime({ offset: true })),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
export type VerifierAnswer = z.infer<typeof VerifierAnswer>;

/** The threshold that Google recommends. */
const LOWEST_SCORE = 0.5;
/** Maximum age of a token, in milliseconds. */
export const LONGEST_AGE_MS = 2 * 60_000;
/** How far the verifier's clock may be ahead of ours, in milliseconds. */
const CLOCK_SKEW_MS = 30_000;

/** `stale`: a new token may pass. `failed`: the token is invalid. */
export type Fault = 'failed' | 'stale';

/** What is wrong with a token according to the verifier; `null` if it is valid. */
export function faultOf(
  answer: VerifierAnswer,
  wanted: { action: CaptchaAction; hosts: readonly string[]; now: Date },
): Fault | null {
  if (answer['error-codes']?.includes('timeout-or-duplicate')) return 'stale';
  const { success, score = 0, action, hostname = '', challenge_ts: at } = answer;
  const vouched =
    success &&
    at !== undefined &&
    score >= LOWEST_SCORE &&
    action === wanted.action &&
    wanted.hosts.includes(hostname.toLowerCase());
  if (!vouched) return 'failed';
  const age = wanted.now.getTime() - Date.parse(at);
  return age <= LONGEST_AGE_MS && age >= -CLOCK_SKEW_MS ? null : 'stale';
}
