import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from '../db/port.ts';
import { Refusal } from './errors.ts';

/** Resolves to `null` for an invalid token; rejects when the keys cannot be fetched. */
export type VerifyToken = (token: string) => Promise<Claims | null>;

interface VerifierOptions {
  keys: JWTVerifyGetKey;
  /** The identity service's address followed by `/auth/v1`. */
  issuer: string;
  now?: () => Date;
  /** How many verified tokens are cached at most. */
  capacity?: number;
}

/**
 * Asymmetric only: with a shared secret, any service that verifies tokens could also issue them.
 */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];

/** Tolerated clock difference between machines, in seconds. */
const CLOCK_TOLERANCE = 5;

const AccessClaims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
});

/**
 * jose's errors caused by the token itself; any other error means that the keys could not be
 * fetched.
 */
const TOKEN_FAULTS = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/**
 * Verifies access tokens against a key set (RFC 7519, 7517), for the embedded service and hosted
 * projects alike. A verified token is cached until it expires: checking the signature costs more
 * than the query it protects.
 */
export function tokenVerifier(options: VerifierOptions): VerifyToken {
  const { now = () => new Date(), capacity = 10_000 } = options;
  const remembered = new Map<string, { claims: Claims; expires: number }>();
  return async (token) => {
    const seconds = now().getTime() / 1000;
    const known = remembered.get(token);
    if (known && known.expires > seconds) return known.claims;
    remembered.delete(token);

    const claims = AccessClaims.safeParse(await verifiedPayload(token, options, now()));
    if (!claims.success) return null;
    const oldest = remembered.keys().next();
    if (remembered.size >= capacity && !oldest.done) remembered.delete(oldest.value);
    remembered.set(token, { claims: claims.data, expires: claims.data.exp });
    return claims.data;
  };
}

async function verifiedPayload(
  token: string,
  { keys, issuer }: VerifierOptions,
  currentDate: Date,
): Promise<JWTPayload | null> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: 'authenticated',
      clockTolerance: CLOCK_TOLERANCE,
      currentDate,
      requiredClaims: ['exp', 'sub'],
    });
    return payload;
  } catch (error) {
    if (TOKEN_FAULTS.some((fault) => error instanceof fault)) return null;
    throw new Refusal(503, 'El servicio de identidad no responde. Inténtalo de nuevo.', error);
  }
}
