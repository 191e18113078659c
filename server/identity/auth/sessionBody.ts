import { ACCESS_TOKEN_SECONDS } from '../accessToken.ts';
import type { IdentityContext } from '../identityContext.ts';
import type { SessionTokens } from '../sessions.ts';
import type { UserRow } from '../users.ts';
import { userBody } from './userBody.ts';

/** The answer to every grant, with a new access token for the session (RFC 6749, section 5.1). */
export async function sessionBody(
  { tokens }: IdentityContext,
  user: UserRow,
  session: SessionTokens,
) {
  const { token, expiresAt } = await tokens.issue(user, session.sessionId);
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: userBody(user),
  };
}
