import { registerHooks } from 'node:module';

/**
 * postgres.js 3.4.9 ends the whole process when a connection closes in the middle of a transaction: the
 * ROLLBACK or COMMIT is written to a socket that is null, out of reach of any `catch`
 * (porsager/postgres#1208). A write that is cleared as the connection closes also keeps the next
 * connection from sending anything, and the query for array types that a new connection makes ends the
 * process too when it fails. Until a version mends all three, its source is mended as it is loaded.
 */
const MENDS: [from: string, to: string][] = [
  [
    '    const x = socket.write(chunk, fn)\n',
    `    if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)
`,
  ],
  [
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  ],
  ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => undefined)'],
];

const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/postgres/src/connection.js')) return loaded;
    const { source = '' } = loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: mended(text) };
  },
});

/** postgres.js, which must be imported from here alone. */
export const { default: postgres } = await import('postgres');
hooks.deregister();

/** @throws when the source is another one: see whether it still needs mending */
function mended(source: string): string {
  return MENDS.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error('postgres.js is not the version that is mended here');
    return text.replace(from, to);
  }, source);
}
