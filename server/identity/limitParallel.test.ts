import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitParallel, QueueFullError } from './limitParallel.ts';

/** A job that ends when told to. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

test('at most the limit runs at once, the rest in the order in which they came', async () => {
  const inTurn = limitParallel({ running: 2, waiting: 2 });
  const started: number[] = [];
  const jobs = [openJob(), openJob(), openJob(), openJob()];
  const results = jobs.map((job, i) =>
    inTurn(() => {
      started.push(i);
      return job.promise;
    }),
  );
  assert.deepEqual(started, [0, 1]);

  jobs[1]!.resolve('second');
  assert.equal(await results[1], 'second');
  assert.deepEqual(started, [0, 1, 2]);

  jobs[0]!.resolve('first');
  await results[0];
  assert.deepEqual(started, [0, 1, 2, 3]);
  jobs[2]!.resolve('third');
  jobs[3]!.resolve('fourth');
  assert.deepEqual(await Promise.all(results), ['first', 'second', 'third', 'fourth']);
});

test('a failing job frees its place and rejects only itself', async () => {
  const inTurn = limitParallel({ running: 1, waiting: 1 });
  const failing = openJob();
  const failed = inTurn(() => failing.promise);
  const next = inTurn(() => Promise.resolve('went on'));
  failing.reject(new Error('broken'));
  await assert.rejects(failed, /broken/);
  assert.equal(await next, 'went on');
  assert.equal(await inTurn(() => Promise.resolve('free again')), 'free again');
});

test('beyond those that may wait a job is refused at once, until a place is free', async () => {
  const inTurn = limitParallel({ running: 1, waiting: 1 });
  const running = openJob();
  const first = inTurn(() => running.promise);
  const waiting = inTurn(() => Promise.resolve('waited'));
  let ran = false;
  const refused = inTurn(async () => {
    ran = true;
  });
  await assert.rejects(refused, QueueFullError);
  running.resolve('ran');
  assert.deepEqual(await Promise.all([first, waiting]), ['ran', 'waited']);
  assert.equal(await inTurn(() => Promise.resolve('again')), 'again');
  assert.equal(ran, false);
});
