import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAfterPaint } from './useAfterPaint.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const show = (value: string) =>
  renderHook(({ now }) => useAfterPaint(now), { initialProps: { now: value } });

/** A frame, and the task after it. */
function paint() {
  act(() => {
    jest.advanceTimersToNextFrame();
    jest.advanceTimersByTime(1);
  });
}

test('the value updates after the next paint', () => {
  const { result, rerender } = show('a');
  expect(result.current).toBe('a');
  rerender({ now: 'ab' });
  expect(result.current).toBe('a');
  paint();
  expect(result.current).toBe('ab');
});

test('only the latest of several values is used; nothing happens after unmount', () => {
  const { result, rerender, unmount } = show('a');
  rerender({ now: 'ab' });
  rerender({ now: 'abc' });
  paint();
  expect(result.current).toBe('abc');
  rerender({ now: '' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
