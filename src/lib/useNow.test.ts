import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useNow, useToday } from './useNow.ts';

beforeEach(() => {
  // Half a minute before midnight in Lima.
  jest.useFakeTimers({ now: new Date('2026-11-29T04:59:30Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

const advance = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

test('the day moves at midnight in Lima', () => {
  const { result } = renderHook(useToday);
  expect(result.current).toBe('2026-11-28');
  advance(30_000);
  expect(result.current).toBe('2026-11-29');
  advance(24 * 3_600_000);
  expect(result.current).toBe('2026-11-30');
});

test.each([
  ['focus', window],
  ['visibilitychange', document],
])('after days of sleep the day moves on %s', (event, target) => {
  const { result } = renderHook(useToday);
  jest.setSystemTime(new Date('2026-12-02T15:00:00Z'));
  fireEvent(target, new Event(event));
  expect(result.current).toBe('2026-12-02');
});

test('the minute moves, and nothing runs after unmounting', () => {
  const { result, unmount } = renderHook(useNow);
  advance(5 * 60_000);
  expect(new Date(result.current).toISOString()).toBe('2026-11-29T05:04:00.000Z');
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
