import { afterEach, expect, jest, test } from '@jest/globals';
import { onFirstSign } from './firstSign.ts';

let stop: () => void = () => undefined;

afterEach(() => {
  stop();
  document.body.replaceChildren();
  window.scrollY = 0;
});

function wait() {
  const act = jest.fn();
  stop = onFirstSign(act);
  return act;
}

const show = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

test.each(['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin', 'click'])(
  'a %s is a sign of somebody, once',
  (type) => {
    const act = wait();
    expect(act).not.toHaveBeenCalled();
    show(type);
    show(type);
    show('keydown');
    expect(act).toHaveBeenCalledTimes(1);
  },
);

test('so is the way back, which happens to the window', () => {
  const act = wait();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(act).toHaveBeenCalledTimes(1);
});

test('a press that the page keeps to itself counts too', () => {
  document.addEventListener('click', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
  const act = wait();
  show('click');
  expect(act).toHaveBeenCalledTimes(1);
});

test.each<[string, () => void]>([
  ['has pressed something', () => void (document.body.innerHTML = '<a data-held="click">A</a>')],
  ['has scrolled', () => void (window.scrollY = 40)],
  [
    'is in a field',
    () => {
      document.body.innerHTML = '<input />';
      document.querySelector('input')?.focus();
    },
  ],
])('who %s already is not waited for', (_, arrive) => {
  arrive();
  expect(wait()).toHaveBeenCalledTimes(1);
});

test('who stopped waiting hears of nobody', () => {
  const act = wait();
  stop();
  show('scroll');
  expect(act).not.toHaveBeenCalled();
});
