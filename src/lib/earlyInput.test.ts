import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { answerEarlyInput, holdEarlyInput } from './earlyInput.ts';

beforeAll(holdEarlyInput);

afterEach(() => {
  document.body.replaceChildren();
});

/** A place of the page, and what its program would hear. */
function place(markup: string): { root: HTMLElement; heard: string[] } {
  document.body.innerHTML = markup;
  const root = document.body.firstElementChild as HTMLElement;
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => heard.push(`click ${(target as Element).id}`));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`submit ${(event.target as Element).id}`);
  });
  return { root, heard };
}

const press = (id: string) => document.getElementById(id)?.click();
const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test('the last press of a waiting place is repeated once it answers', async () => {
  const { root, heard } = place(
    '<div data-waiting><button id="a" type="button">A</button><button id="b" type="button">B</button></div>',
  );
  press('a');
  press('b');
  expect(heard).toEqual([]);
  answerEarlyInput(root);
  await soon();
  expect(heard).toEqual(['click b']);
  press('a');
  expect(heard).toEqual(['click b', 'click a']);
});

test('a press of the button that sends becomes a submit', async () => {
  const { root, heard } = place(
    '<div data-waiting><form id="f"><button id="s">S</button></form></div>',
  );
  press('s');
  expect(heard).toEqual(['click s']);
  answerEarlyInput(root);
  await soon();
  expect(heard).toEqual(['click s', 'submit f']);
});

test('Enter in a field counts though its button is disabled', async () => {
  const { root, heard } = place(
    '<div data-waiting><form id="f"><input id="i" /><button disabled>S</button></form></div>',
  );
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  document.getElementById('i')?.dispatchEvent(enter);
  answerEarlyInput(root);
  await soon();
  expect(heard).toEqual(['submit f']);
});

test('a place inside one that answers goes on waiting', async () => {
  const { root, heard } = place(
    '<div data-start="landing"><div data-waiting><button id="a" type="button">A</button></div></div>',
  );
  press('a');
  answerEarlyInput(root);
  await soon();
  expect(heard).toEqual([]);
  answerEarlyInput(root.firstElementChild as HTMLElement);
  await soon();
  expect(heard).toEqual(['click a']);
});

test('links lead on, but for those within the page', () => {
  const { heard } = place(
    '<div data-start><a id="out" href="#/login">Out</a><a id="skip" href="#contenido">Skip</a></div>',
  );
  press('out');
  press('skip');
  expect(heard).toEqual(['click out']);
});

test('a later section’s link waits for what it carries, unless it opens elsewhere', async () => {
  const { root, heard } = place('<div data-waiting><a id="a" href="#/ai-tools">A</a></div>');
  press('a');
  expect(heard).toEqual([]);
  document
    .getElementById('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  expect(heard).toEqual(['click a']);
  answerEarlyInput(root);
  await soon();
  expect(heard).toEqual(['click a', 'click a']);
});
