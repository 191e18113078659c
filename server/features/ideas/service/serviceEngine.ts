import OpenAI from 'openai';
import type { GeneratedIdea, IdeaEngine } from '../engineContract.ts';
import { limitedFetch } from './limitedFetch.ts';
import { readServiceAnswer } from './serviceAnswer.ts';
import { ANSWER_SCHEMA, instructions, question } from './servicePrompt.ts';

export interface ServiceSettings {
  url: string;
  key: string;
  model: string | null;
}

const DEFAULT_MODEL = 'gpt-4o-mini';
/** People do not wait longer than this; the fallback answers at once. */
const LIMIT_MS = 8000;

/**
 * Ideas from any service with OpenAI's chat completions API.
 *
 * @param fallback answers if the service is late, fails, or ignores the schema
 */
export function openServiceEngine(
  settings: ServiceSettings,
  fallback: IdeaEngine,
  limitMs = LIMIT_MS,
): IdeaEngine {
  const client = new OpenAI({
    baseURL: settings.url,
    apiKey: settings.key,
    // Otherwise the client takes it from the environment and sends it to any service.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limitMs,
    logLevel: 'off',
    fetch: limitedFetch,
  });

  async function ask(prompt: string, count: number, signal: AbortSignal): Promise<GeneratedIdea[]> {
    const completion = await client.chat.completions.create(
      {
        model: settings.model ?? DEFAULT_MODEL,
        response_format: { type: 'json_schema', json_schema: ANSWER_SCHEMA },
        messages: [
          { role: 'system', content: instructions(count) },
          { role: 'user', content: question(prompt) },
        ],
      },
      { signal },
    );
    return readServiceAnswer(completion, count, settings.key);
  }

  return {
    async generate(prompt, count) {
      try {
        const ideas = await within(limitMs, (signal) => ask(prompt, count, signal));
        return { ideas, engine: 'ia' };
      } catch (error) {
        // Log only the kind of error: causes may contain the key or the prompt.
        const status =
          error instanceof OpenAI.APIError ? (error.status as number | undefined) : null;
        process.emitWarning(
          `The service of ideas did not answer usefully (${status ?? 'no status'}).`,
        );
        return fallback.generate(prompt, count);
      }
    },
  };
}

/** Enforces the time limit even where the client does not, such as while reading a body. */
async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new Error('late'));
  }, limitMs);
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
