import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextRound } from 'node:timers/promises';
import { limitParallel, QueueFullError } from './limitParallel.ts';

/** A job that the test ends. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

test('runs at most the limit at once, the rest in order of arrival', async () => {
  const limited = limitParallel({ running: 2, waiting: 2, perKey: 1 });
  const started: number[] = [];
  const jobs = [openJob(), openJob(), openJob(), openJob()];
  const results = jobs.map((job, i) =>
    limited(() => {
      started.push(i);
      return job.promise;
    }),
  );
  assert.deepEqual(started, [0, 1]);

  jobs[1]!.resolve('second');
  assert.equal(await results[1], 'second');
  await nextRound();
  assert.deepEqual(started, [0, 1, 2]);

  jobs[0]!.resolve('first');
  await results[0];
  await nextRound();
  assert.deepEqual(started, [0, 1, 2, 3]);
  jobs[2]!.resolve('third');
  jobs[3]!.resolve('fourth');
  assert.deepEqual(await Promise.all(results), ['first', 'second', 'third', 'fourth']);
});

test('a failing job frees its slot and rejects only its own promise', async () => {
  const limited = limitParallel({ running: 1, waiting: 1, perKey: 1 });
  const failing = openJob();
  const failed = limited(() => failing.promise);
  const next = limited(() => Promise.resolve('went on'));
  failing.reject(new Error('broken'));
  await assert.rejects(failed, /broken/);
  assert.equal(await next, 'went on');
  assert.equal(await limited(() => Promise.resolve('free again')), 'free again');
});

test('the two queues alternate, so a full general queue cannot starve the reserved one', async () => {
  const limited = limitParallel({ running: 1, waiting: 3, perKey: 1 });
  const order: string[] = [];
  const first = openJob();
  const running = limited(() => first.promise);
  const ask = (name: string, key?: string) => limited(async () => void order.push(name), key);
  const crowd = ['a', 'b', 'c'].map((name) => ask(name));
  await assert.rejects(ask('d'), QueueFullError);
  const known = ask('known', 'net-1');
  const other = ask('other', 'net-2');
  first.resolve('done');
  await Promise.all([running, known, other, ...crowd]);
  assert.deepEqual(order, ['known', 'a', 'other', 'b', 'c']);
});

test('jobs beyond a key’s share go to the general queue', async () => {
  const limited = limitParallel({ running: 1, waiting: 2, perKey: 1 });
  const order: string[] = [];
  const first = openJob();
  const running = limited(() => first.promise);
  const ask = (name: string, key?: string) => limited(async () => void order.push(name), key);
  const asked = [ask('a'), ask('mine', 'net-1'), ask('mine too', 'net-1')];
  await assert.rejects(ask('mine as well', 'net-1'), QueueFullError);
  first.resolve('done');
  await Promise.all([running, ...asked]);
  assert.deepEqual(order, ['mine', 'a', 'mine too']);
});

test('a full queue refuses jobs at once until it has room', async () => {
  const limited = limitParallel({ running: 1, waiting: 1, perKey: 1 });
  const running = openJob();
  const first = limited(() => running.promise);
  const waiting = limited(() => Promise.resolve('waited'));
  let ran = false;
  const refused = limited(async () => {
    ran = true;
  });
  await assert.rejects(refused, QueueFullError);
  running.resolve('ran');
  assert.deepEqual(await Promise.all([first, waiting]), ['ran', 'waited']);
  assert.equal(await limited(() => Promise.resolve('again')), 'again');
  assert.equal(ran, false);
});

test('jobs that never yield still leave the event loop to others', async () => {
  const limited = limitParallel({ running: 2, waiting: 100, perKey: 0 });
  let rounds = 0;
  const count = () => {
    rounds += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await Promise.all(Array.from({ length: 100 }, () => limited(() => Promise.resolve())));
  clearImmediate(counting);
  assert.ok(rounds >= 45, `${rounds} rounds for 100 jobs`);
});
