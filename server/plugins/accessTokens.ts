import { errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from '../db/port.ts';
import { Refusal } from './errors.ts';

/** Resolves to `null` for a token that proves nothing; rejects when the keys cannot be had. */
export type VerifyToken = (token: string) => Promise<Claims | null>;

interface VerifierOptions {
  keys: JWTVerifyGetKey;
  /** `<identity's address>/auth/v1`. */
  issuer: string;
  now?: () => Date;
  /** How many verified tokens are remembered at most. */
  capacity?: number;
}

/** Asymmetric only: a shared secret would let whoever checks tokens make them too. */
const ALGORITHMS = ['ES256', 'RS256', 'EdDSA'];

/** Seconds by which two machines' clocks may differ. */
const CLOCK_TOLERANCE = 5;

const AccessClaims = z.looseObject({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  exp: z.number(),
});

/** jose's errors that are the token's own fault; any other means that the keys did not come. */
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
 * Verifies access tokens against a key set (RFC 7519, 7517), the same for the embedded service and
 * a hosted project. A verified token is remembered until it expires: the signature costs more than
 * the query it protects.
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
