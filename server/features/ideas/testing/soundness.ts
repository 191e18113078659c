import assert from 'node:assert/strict';
import type { GeneratedIdea } from '../engineContract.ts';

export function whole(idea: GeneratedIdea): string {
  return [idea.name, idea.description, ...idea.features].join('\n');
}

/** What holds for every idea, whatever was asked. */
export function assertSound(idea: GeneratedIdea): void {
  assert.ok(idea.name.length >= 4 && idea.name.length <= 120, idea.name);
  assert.ok(idea.description.length >= 80 && idea.description.length <= 1200, idea.description);
  assert.ok(idea.features.length >= 3 && idea.features.length <= 6);
  assert.equal(new Set(idea.features).size, idea.features.length);
  for (const text of [idea.name, idea.description, ...idea.features]) {
    assert.doesNotMatch(text, /[<>{}`$]|undefined|\p{Cc}|\p{Cf}|\p{Cs}/u, text);
    assert.doesNotMatch(
      text,
      /(?<!\p{L})(?:(?:de|a) el |para antes|de de )|\s[.,]|\s\s|\.\./u,
      text,
    );
    assert.match(text, /^[\p{Lu}¿\d]/u, text);
  }
  assert.match(idea.description, /\.$/);
}
