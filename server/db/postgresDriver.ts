import { registerHooks } from 'node:module';

/**
 * postgres.js 3.4.9 ends the whole process when a connection closes during a transaction: it
 * writes ROLLBACK or COMMIT to a null socket, out of reach of any `catch`
 * (porsager/postgres#1208). Related bugs: a pending write that is cleared on close keeps the
 * next connection from sending; a failing query for array types on a new connection ends the
 * process, and so does a connection that is refused while it is to cancel a statement. We patch the
 * source on load until a release fixes all of them.
 */
const PATCHES: [file: string, from: string, to: string][] = [
  [
    'connection.js',
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
    'connection.js',
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n',
    '    incomings = null\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  ],
  ['connection.js', 'return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => undefined)'],
  ['query.js', '(this.canceller(this), ', '(this.canceller(this).catch(() => undefined), '],
];

const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const patches = PATCHES.filter(([file]) => url.endsWith(`/postgres/src/${file}`));
    if (patches.length === 0) return loaded;
    const { source = '' } = loaded;
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: patched(text, patches) };
  },
});

/** postgres.js with the patches. Import it only from here. */
export const { default: postgres } = await import('postgres');
hooks.deregister();

/** @throws if the source has changed: check whether it still needs the patches */
function patched(source: string, patches: typeof PATCHES): string {
  return patches.reduce((text, [, from, to]) => {
    if (!text.includes(from))
      throw new Error('postgres.js has changed: review the patches in server/db/postgresDriver.ts');
    return text.replace(from, to);
  }, source);
}
