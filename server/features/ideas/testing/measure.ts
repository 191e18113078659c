import { readFileSync } from 'node:fs';
import { whyUnfit } from '../guard.ts';
import { openLocalEngine } from '../localEngine.ts';
import { fields } from '../solutions.ts';

/** The lines of a file of this folder, each as its two parts around the bar. */
function linesOf(file: string): [string, string][] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text.split('\n').flatMap((line): [string, string][] => {
    const [label, prompt] = line.split(' | ');
    return label && prompt ? [[label, prompt]] : [];
  });
}

const idOf = new Map(
  fields.flatMap(({ solutions }) => solutions.map(({ id, name }) => [name, id] as const)),
);

export interface Answered {
  prompt: string;
  /** The solutions that a person judged acceptable. */
  accepted: string[];
  /** Those that the engine gave, best first. */
  given: string[];
}

/** Requests that are no example of any solution, with the answers of the local engine. */
export async function answeredRequests(): Promise<Answered[]> {
  const engine = openLocalEngine();
  return Promise.all(
    linesOf('requests.txt').map(async ([label, prompt]) => {
      const { ideas } = await engine.generate(prompt, 4);
      return {
        prompt,
        accepted: label.split(' '),
        given: ideas.map(({ name }) => idOf.get(name) ?? ''),
      };
    }),
  );
}

/** Whether one of the first `count` answers is acceptable. */
export function isAmong({ accepted, given }: Answered, count: number): boolean {
  return given.slice(0, count).some((id) => accepted.includes(id));
}

type Verdict = 'refused' | 'asked back' | 'answered';

export function verdictOn(prompt: string): Verdict {
  const unfit = whyUnfit(prompt);
  if (unfit === null) return 'answered';
  return unfit.startsWith('No podemos ayudarte') ? 'refused' : 'asked back';
}

/** Prompts that the guard must refuse or ask back, and some that only sound harmful, with its verdict. */
export const judgedPrompts = linesOf('refusals.txt').map(([expected, prompt]) => ({
  prompt,
  expected,
  verdict: verdictOn(prompt),
}));
