import * as z from 'zod/mini';
import type { GeneratedIdea } from '../engineContract.ts';
import { plainText } from '../plainText.ts';
import { INSTRUCTIONS_MARK } from './servicePrompt.ts';

/** Markup and blanks included. `plainText` takes quadratic time on some texts. */
const LONGEST_RAW = 4000;

const clean = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.maxLength(LONGEST_RAW)), z.transform(plainText)),
    z.string().check(z.minLength(1), z.maxLength(most)),
  );

const ServiceIdea = z.object({
  name: clean(120),
  description: clean(1200),
  features: z.array(clean(200)).check(z.minLength(3), z.maxLength(6)),
});

const ServiceIdeas = z.object({ ideas: z.array(ServiceIdea) });

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * The ideas of a completion, sanitized and validated.
 *
 * @throws if the answer is invalid, or leaks the key or the instructions
 */
export function readServiceAnswer(
  completion: unknown,
  count: number,
  key: string,
): GeneratedIdea[] {
  const content = Completion.parse(completion).choices[0]?.message.content ?? '';
  if (content.includes(key) || content.includes(INSTRUCTIONS_MARK)) throw new Error('leaked');
  const { ideas } = ServiceIdeas.parse(JSON.parse(unfenced(content)));
  if (ideas.length < count) throw new Error('too few ideas');
  return ideas.slice(0, count);
}

/** Many models wrap JSON in a Markdown fence even when told not to. */
function unfenced(content: string): string {
  return content
    .trim()
    .replace(/^```(?:json)?/i, '')
    .replace(/```$/, '');
}
