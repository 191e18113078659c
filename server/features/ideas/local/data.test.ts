import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intents, trades } from './knowledge.ts';

const SLOTS = ['cosa', 'tuscosa', 'clientes', 'negocio', 'deseo', 'lugar'];

const written = intents.flatMap(({ id, aim, also, patterns }) =>
  [aim, also, ...patterns.flatMap(({ name, text, features }) => [name, text, ...features])].map(
    (text) => ({ id, text }),
  ),
);

test('every slot has a value', () => {
  for (const { id, text } of written)
    for (const [, slot = ''] of text.matchAll(/\{(\w*)\}/g))
      assert.ok(SLOTS.includes(slot.toLowerCase()), `${id}: ${text}`);
});

test('no word next to a slot depends on the gender or number of the person’s noun', () => {
  const before =
    /(?<!\p{L})(?:el|la|los|las|un|una|unos|unas|este|esta|estos|estas|nuevos?|nuevas?|todos?|todas?|del|al) \{(?:\w*cosa|negocio)\}/iu;
  const after =
    /\{\w*cosa\} (?:\p{L}+(?:[ai]d[oa]s?|[oa]s)|nuev\p{L}+|list\p{L}+|tuy\p{L}+)(?!\p{L})/iu;
  for (const { id, text } of written) {
    assert.doesNotMatch(text, before, id);
    assert.doesNotMatch(text, after, id);
  }
});

test('an idea’s text continues after a colon and has no full stop', () => {
  for (const { id, patterns } of intents)
    for (const { name, text, features } of patterns) {
      assert.match(text, /^\p{Ll}/u, id);
      assert.doesNotMatch(text, /[.:]$/, id);
      for (const title of [name, ...features]) assert.match(title, /^(?:[\p{Lu}¿]|\{\p{Lu})/u, id);
      for (const title of [name, ...features]) assert.doesNotMatch(title, /\.$/, id);
    }
});

test('ids and names are unique', () => {
  assert.equal(new Set(intents.map(({ id }) => id)).size, intents.length);
  assert.equal(new Set(trades.map(({ name }) => name)).size, trades.length);
});
