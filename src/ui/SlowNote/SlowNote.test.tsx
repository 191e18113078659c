import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderUi } from '#src/testing/renderUi.tsx';
import { SlowNote } from './SlowNote.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const after = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

test('the note appears after a long wait', () => {
  renderUi(<SlowNote busy />);
  after(7);
  expect(screen.queryByRole('status')).toBeNull();
  after(2);
  expect(screen.getByRole('status')).toHaveTextContent('está tardando más de lo normal');
});

test('without a request there is no note', () => {
  renderUi(<SlowNote busy={false} />);
  after(60);
  expect(screen.queryByRole('status')).toBeNull();
});
