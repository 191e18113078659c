import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';

const realTimeout = setTimeout;
const inReality = (time: number) => new Promise((resolve) => void realTimeout(resolve, time));

/** For the tests of a file: a clock that goes on by hand, while the network takes real time. */
export function withHandClock(): void {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
}

export const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

/** Waits until a look does not throw, however long the network takes; the clock goes on by frames only. */
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

/** Before a look that finds nothing: as long as a request takes. A slow machine sees less, and does not fail. */
export const aMoment = () => act(() => inReality(60));
