import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const DENIED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/** Security headers for every answer, including errors and redirects. */
export const securityHeadersPlugin = fp(
  (app: FastifyInstance, options: { policy: string }, done) => {
    const headers = {
      'content-security-policy': options.policy,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
      'referrer-policy': 'strict-origin-when-cross-origin',
      // Browsers apply it only over HTTPS (RFC 6797, 8.1), so local use is not affected.
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    };
    app.addHook('onRequest', (_request, reply, next) => {
      reply.headers(headers);
      next();
    });
    done();
  },
  { name: 'security-headers' },
);
