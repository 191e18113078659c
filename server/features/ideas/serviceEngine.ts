import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import { IdeaEngineError, type GeneratedIdea, type IdeaEngine } from './engineContract.ts';
import { limitedFetch } from './limitedFetch.ts';
import { readServiceAnswer } from './serviceAnswer.ts';
import { instructions, question } from './servicePrompt.ts';

export interface ServiceSettings {
  url: string;
  key: string;
  model: string | null;
}

const DEFAULT_MODEL = 'gpt-4o-mini';
const LIMIT_MS = 30_000;
/** The first attempt leaves this part of the limit to the second. */
const FIRST_SHARE = 0.6;
/** A wait that leaves less than half of what remains to the second attempt is not worth it. */
const MOST_WAIT_SHARE = 0.5;
/** After a 429 that does not say for how long. */
const USUAL_WAIT_MS = 1000;

/**
 * Ideas by any service that speaks OpenAI's chat completions.
 *
 * @param limitMs for the whole call, its one retry included
 */
export function openServiceEngine(settings: ServiceSettings, limitMs = LIMIT_MS): IdeaEngine {
  const model = settings.model ?? DEFAULT_MODEL;
  const client = new OpenAI({
    baseURL: settings.url,
    apiKey: settings.key,
    // Taken from the environment otherwise, and sent to whoever the URL names.
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
        model,
        response_format: { type: 'json_object' },
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
    name: model,
    async generate(prompt, count) {
      const started = performance.now();
      try {
        return await within(limitMs * FIRST_SHARE, (signal) => ask(prompt, count, signal));
      } catch (error) {
        const left = limitMs - (performance.now() - started);
        const wait = waitBeforeRetry(error);
        if (wait === null || wait > left * MOST_WAIT_SHARE) throw new IdeaEngineError();
        if (wait > 0) await sleep(wait);
      }
      try {
        const left = limitMs - (performance.now() - started);
        return await within(left, (signal) => ask(prompt, count, signal));
      } catch {
        throw new IdeaEngineError();
      }
    },
  };
}

/**
 * How long to wait before asking again; null where a refusal (4xx) would be the same. A fault,
 * silence or a broken answer may not be, nor what came too late (408) or too often (429).
 */
function waitBeforeRetry(error: unknown): number | null {
  if (!(error instanceof OpenAI.APIError)) return 0;
  const status = error.status as number | undefined;
  if (status === 429) return askedWait(error.headers as Headers | undefined);
  return status === undefined || status >= 500 || status === 408 ? 0 : null;
}

/** What `Retry-After` asks for, in milliseconds; a moment where it says nothing we understand. */
function askedWait(headers: Headers | undefined): number {
  const said = headers?.get('retry-after') ?? '';
  if (/^\d+$/.test(said)) return Number(said) * 1000;
  const until = Date.parse(said) - Date.now();
  return Number.isNaN(until) ? USUAL_WAIT_MS : Math.max(until, 0);
}

/** Ends with the limit even where the client would still wait, as in the middle of a body. */
async function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    abort.abort();
    reject(new IdeaEngineError());
  }, limitMs);
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
