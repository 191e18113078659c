import { expect, test } from '@jest/globals';
import { createTraceRecorder, TRACE_LENGTH } from './traceRecorder.ts';

const numbered = (count: number) => ({ count, name: 'Zoraida' });

test('keeps the last actions, masked, and the state before them', () => {
  const recorder = createTraceRecorder(numbered(0));
  const total = TRACE_LENGTH + 50;
  for (let count = 1; count <= total; count += 1) {
    recorder.record({ type: 'test/counted', payload: { count, name: 'Zoraida' } }, numbered(count));
  }
  const lifted = recorder.liftedState();
  expect(lifted.committedState).toEqual({ count: 50, name: '•1' });
  expect(lifted.stagedActionIds).toHaveLength(TRACE_LENGTH + 1);
  expect(lifted.nextActionId).toBe(TRACE_LENGTH + 1);
  expect(lifted.actionsById[1]).toMatchObject({
    type: 'PERFORM_ACTION',
    action: { type: 'test/counted', payload: { count: 51, name: '•1' } },
  });
  expect(lifted.computedStates[lifted.currentStateIndex]).toEqual({
    state: { count: total, name: '•1' },
  });
});
