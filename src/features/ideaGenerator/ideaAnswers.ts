import type { IdeaResult } from '#contract/ideas.ts';

/** An idea as a screen can show it; null where the answer has not even a name. Odd parts are left out. */
export function readIdea(answer: unknown): IdeaResult | null {
  const { name, description, features, engine, id } = Object(answer) as Record<string, unknown>;
  if (!isText(name)) return null;
  return {
    name,
    description: isText(description) ? description : '',
    features: Array.isArray(features) ? features.filter(isText) : [],
    engine: isText(engine) ? engine : '',
    ...(isText(id) && { id }),
  };
}

/** What the list adds to the idea on screen, which is often its first one. */
export function readAlternatives(answer: readonly unknown[], shown: IdeaResult): IdeaResult[] {
  return answer
    .map(readIdea)
    .filter((idea): idea is IdeaResult => idea !== null && idea.name !== shown.name);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
