import type { FastifyRequest } from 'fastify';

/** A query parameter's first value, as Go reads a repeated one; empty when it is missing. */
export function queryValue(request: FastifyRequest, name: string): string {
  return new URLSearchParams(request.url.split('?')[1]).get(name) ?? '';
}
