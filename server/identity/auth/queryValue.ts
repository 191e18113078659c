import type { FastifyRequest } from 'fastify';

/** A query parameter's value: the first of a repeated one, as in Go; empty if missing. */
export function queryValue(request: FastifyRequest, name: string): string {
  return new URLSearchParams(request.url.split('?')[1]).get(name) ?? '';
}
