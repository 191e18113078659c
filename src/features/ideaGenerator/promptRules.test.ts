import { expect, test } from '@jest/globals';
import { IdeaPrompt } from '#contract/ideas.ts';
import { checkPrompt, PROMPT_LENGTH } from './promptRules.ts';

const BLANK = 'Falta';

test('the session is checked before the prompt', () => {
  expect(checkPrompt('', false, BLANK)).toEqual({ about: 'session' });
  expect(checkPrompt('Vendo tortas', false, BLANK)).toEqual({ about: 'session' });
  expect(checkPrompt(' \n', true, BLANK)).toEqual({ about: 'prompt', message: BLANK });
  expect(checkPrompt('Vendo tortas', true, BLANK)).toBeNull();
});

test('the longest prompt is the contract’s', () => {
  const longest = 'ñ'.repeat(PROMPT_LENGTH);
  expect(IdeaPrompt.safeParse({ prompt: longest }).success).toBe(true);
  expect(IdeaPrompt.safeParse({ prompt: `${longest}ñ` }).success).toBe(false);
  expect(checkPrompt(` ${longest} `, true, BLANK)).toBeNull();
  expect(checkPrompt(`${longest}ñ`, true, BLANK)).toMatchObject({
    message: 'Tu texto tiene 2001 caracteres y el máximo es 2000. Acórtalo un poco.',
  });
});
