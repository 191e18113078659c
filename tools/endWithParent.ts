import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `--import` into a server that a test or `npm run dev` starts: it ends when the pipe
 * to its parent closes, which the system does even for a parent that is killed.
 */
const { stdin, ppid } = process;
// Worker threads and child processes load this too, and have another standard input.
if (isMainThread && stdin instanceof Socket) {
  stdin.resume().unref();
  stdin.once('close', () => {
    // Under `node --watch` that process is the parent, which would start the next one.
    if (process.env.WATCH_REPORT_DEPENDENCIES && process.ppid === ppid) process.kill(ppid);
    process.exit(1);
  });
}
