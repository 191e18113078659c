import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Import this to make scrypt cheap in the process, whatever its parameters. For tests that use
 * passwords but do not test hashing (passwords.test.ts does, at the real cost).
 */
type Done = (error: Error | null, key: Buffer) => void;
type Scrypt = (
  secret: string,
  salt: Buffer,
  bytes: number,
  given: ScryptOptions,
  done: Done,
) => void;

const real = crypto.scrypt;
let gate: Promise<unknown> = Promise.resolve();

const cheap: Scrypt = (secret, salt, bytes, _given, done) => {
  void gate.then(() => real(secret, salt, bytes, { N: 2, r: 1, p: 1 }, done));
};
Object.assign(crypto, { scrypt: cheap });
// Also replaces it for modules that import it by name.
syncBuiltinESMExports();

/** Blocks every hash until the returned function is called. */
export function blockHashes(): () => void {
  const held = Promise.withResolvers();
  gate = held.promise;
  return () => held.resolve(undefined);
}
