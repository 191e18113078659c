import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../identityContext.ts';
import { endSessions, type LogoutScope } from '../sessions.ts';
import { adminRoutes } from './adminRoutes.ts';
import { AuthError } from './authError.ts';
import { passwordGrant } from './passwordGrant.ts';
import { queryValue } from './queryValue.ts';
import { refreshGrant } from './refreshGrant.ts';
import { requireSession } from './requireSession.ts';
import { recover, resend } from './sendLinks.ts';
import { signUp } from './signUp.ts';
import { updateUser } from './updateUser.ts';
import { userBody } from './userBody.ts';
import { verifyLink } from './verifyLink.ts';

const GRANTS = { password: passwordGrant, refresh_token: refreshGrant };
const SCOPES: readonly string[] = ['global', 'local', 'others'] satisfies LogoutScope[];

/** The routes under /auth/v1; `identityPlugin.ts` lists all of them. */
export function authRoutes(app: FastifyInstance, context: IdentityContext): void {
  app.post('/signup', async (request) => signUp(context, request));
  app.post('/verify', async (request) => verifyLink(context, request));
  app.post('/resend', async (request) => resend(context, request));
  app.post('/recover', async (request) => recover(context, request));

  app.post('/token', async (request) => {
    const grant = queryValue(request, 'grant_type');
    if (!isGrant(grant)) {
      throw new AuthError(400, 'invalid_credentials', 'Esta forma de acceso no existe.');
    }
    return GRANTS[grant](context, request);
  });

  app.get('/user', async (request) => userBody((await requireSession(context, request)).user));
  app.put('/user', async (request) => updateUser(context, request));

  app.post('/logout', async (request, reply) => {
    const { user, sessionId } = await requireSession(context, request);
    const scope = queryValue(request, 'scope') || 'global';
    if (!isScope(scope)) {
      throw new AuthError(400, 'validation_failed', 'El alcance del cierre de sesión no existe.');
    }
    await endSessions(context.db, scope, sessionId, user.id);
    return reply.code(204).send();
  });

  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=600').send(await context.keySet.jwks()),
  );

  adminRoutes(app, context);
}

function isGrant(grant: string): grant is keyof typeof GRANTS {
  return Object.hasOwn(GRANTS, grant);
}

function isScope(scope: string): scope is LogoutScope {
  return SCOPES.includes(scope);
}
