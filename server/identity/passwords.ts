import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { limitParallel } from '../limitParallel.ts';

const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** OWASP password storage: N = 2^15, r = 8, p = 3 (32 MB and about 0.2 s per hash on two cores). */
const CURRENT = { ln: 15, r: 8, p: 3 };
type Cost = typeof CURRENT;

/**
 * Two at once, so that a burst of sign-ins does not take all memory and threads. Twenty queued,
 * so that the last one is answered within seconds. Two more may queue per network with a recent
 * sign-in (`knownNetworks.ts`). RATE_LIMITS=off does not lift this.
 */
const limited = limitParallel({ running: 2, waiting: 20, perKey: 2 });

/** Compared for unknown addresses: it never matches and costs the same time. */
const DUMMY = { cost: CURRENT, salt: Buffer.alloc(SALT_BYTES), hash: Buffer.alloc(KEY_BYTES) };

/**
 * Hashes a password with scrypt (RFC 7914) and a new salt. Like the two functions below, it
 * rejects with a QueueFullError (`limitParallel.ts`) while the queue is full.
 *
 * @returns PHC string with its parameters, `$scrypt$ln=15,r=8,p=3$<salt>$<hash>`, so that the
 * cost can be raised without touching stored hashes
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(CURRENT, salt, await derive(password, salt, CURRENT));
}

/**
 * Compares in constant time. Without a stored hash (unknown person, or one without a password)
 * it does the same work and returns false, so that the time does not reveal who has an account.
 *
 * @param queueKey key of the caller in the reserved queue, if it has one
 */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
  queueKey?: string,
): Promise<boolean> {
  const known = parse(stored ?? '');
  const { cost, salt, hash } = known ?? DUMMY;
  const derived = await derive(password, salt, cost, queueKey);
  return known !== undefined && timingSafeEqual(derived, hash);
}

/** Takes as long as a hash, for answers whose time must not reveal whether there was work to do. */
export async function hashDummy(): Promise<void> {
  await derive('', DUMMY.salt, CURRENT);
}

function derive(
  password: string,
  salt: Buffer,
  { ln, r, p }: Cost,
  queueKey?: string,
): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 128 * r * (2 ** ln + p + 2) };
  return limited(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password, salt, KEY_BYTES, options, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
    queueKey,
  );
}

function format({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | undefined {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored);
  if (!match) return undefined;
  const [, ln, r, p, salt = '', hash = ''] = match;
  const bytes = Buffer.from(hash, 'base64');
  if (bytes.length !== KEY_BYTES) return undefined;
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: bytes,
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
