import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

const realTimeout = setTimeout;
const inReality = (time: number) => new Promise((resolve) => void realTimeout(resolve, time));

/** Installs a manual clock for the tests of a file; network mocks still take real time. */
export function withHandClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Retries `look` until it does not throw, however long the network takes; the clock advances by frames only. */
export async function until<Seen>(look: () => Seen): Promise<Seen> {
  const limit = performance.now() + 10_000;
  for (;;) {
    await act(async () => {
      await inReality(2);
      await jest.advanceTimersByTimeAsync(0);
      jest.advanceTimersToNextFrame();
    });
    try {
      return look();
    } catch (error) {
      if (performance.now() > limit) throw error;
    }
  }
}

/**
 * Waits as long as a request takes, before asserting that something is absent. On a slow machine the assertion may prove
 * less, but it does not fail.
 */
export const aMoment = () => act(() => inReality(60));
