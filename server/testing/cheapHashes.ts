import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Importing this makes scrypt cost nothing in this process, whatever parameters it is given: for tests
 * that make or check passwords but are not about hashing (passwords.test.ts is, at the real cost).
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
// Modules that import it by name get the other one, too.
syncBuiltinESMExports();

/** Holds every hash up until the function that it returns is called. */
export function holdHashes(): () => void {
  const held = Promise.withResolvers();
  gate = held.promise;
  return () => held.resolve(undefined);
}
