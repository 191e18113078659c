import * as z from 'zod/mini';

/** Which form a token was made for (CAPTCHA-1). */
export type CaptchaAction = 'contact_form' | 'newsletter_signup';

/** What `siteverify` answers (https://developers.google.com/recaptcha/docs/v3). */
export const VerifierAnswer = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  challenge_ts: z.optional(z.iso.datetime({ offset: true })),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
export type VerifierAnswer = z.infer<typeof VerifierAnswer>;

/** Google's own threshold. */
const LOWEST_SCORE = 0.5;
/** How old a token may be, in milliseconds. */
export const LONGEST_AGE_MS = 2 * 60_000;
/** How far the verifier's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 30_000;

/** `stale`: another token may do. `failed`: this one proves nothing. */
export type Fault = 'failed' | 'stale';

/** What is wrong with a token by what its verifier says; `null` where nothing is. */
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
