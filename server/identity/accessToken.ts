import { errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Claims } from '../db/port.ts';
import type { KeySet } from './keySet.ts';

/** Lifetime of an access token in seconds; GoTrue's default. */
export const ACCESS_TOKEN_SECONDS = 3600;

const AUDIENCE = 'authenticated';

const AccessClaims = z.looseObject({
  sub: z.guid(),
  role: z.literal('authenticated'),
  session_id: z.guid(),
});

/** The claims that embedded identity adds to the registered ones. */
interface AccessClaims extends Claims {
  session_id: string;
}

export interface AccessTokens {
  /** @returns the JWT and its expiry in Unix time (seconds) */
  issue(user: { id: string; email: string }, sessionId: string): Promise<IssuedToken>;
  /** @throws InvalidTokenError if the token is at fault; any other error is the server's */
  verify(token: string): Promise<AccessClaims>;
}

export class InvalidTokenError extends Error {
  readonly expired: boolean;

  constructor(cause: unknown) {
    super('invalid access token', { cause });
    this.expired = cause instanceof errors.JWTExpired;
  }
}

interface IssuedToken {
  token: string;
  expiresAt: number;
}

/**
 * Issues and verifies access tokens (ES256, with GoTrue's claim names).
 *
 * @param siteUrl the issuer is `<siteUrl>/auth/v1`, as with a hosted project
 */
export function accessTokens(keySet: KeySet, siteUrl: string, now: () => Date): AccessTokens {
  const issuer = `${siteUrl}/auth/v1`;
  return {
    async issue(user, sessionId) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS;
      const token = await keySet.sign({
        iss: issuer,
        aud: AUDIENCE,
        sub: user.id,
        role: 'authenticated',
        email: user.email,
        session_id: sessionId,
        iat: issuedAt,
        exp: expiresAt,
      });
      return { token, expiresAt };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keySet.resolve, {
          algorithms: ['ES256'],
          issuer,
          audience: AUDIENCE,
          currentDate: now(),
          requiredClaims: ['exp'],
        });
        return AccessClaims.parse(payload);
      } catch (error) {
        const refused = error instanceof errors.JOSEError || error instanceof z.core.$ZodError;
        throw refused ? new InvalidTokenError(error) : error;
      }
    },
  };
}
