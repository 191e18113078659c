import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';

/** What a reverse proxy adds: behind one, the socket's address says nothing about who asks. */
const FORWARDED =
  /^(x-)?(forwarded|original|real-ip|client-ip|true-client|cluster-client|proxy|envoy|amzn|azure|arr|appengine|vercel)|^(via$|cf-|cdn-|fly-|fastly-|akamai-|true-client-ip$|ngrok-|tailscale-|wl-proxy-)/;

/** Names by which only this machine is reached; any other may be a foreign page's (DNS rebinding). */
export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A hook that hides its routes from everybody but a browser on this machine. Goes by the socket:
 * `request.ip` and `request.host` heed TRUST_PROXY.
 */
export async function localOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const forwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const { remoteAddress = '', localAddress = remoteAddress } = request.socket;
  const local = [remoteAddress, localAddress].every(isLoopback) && LOCAL_NAMES.includes(name);
  if (local && !forwarded) return undefined;
  return answerNotFound(request, reply);
}

/** Whether an address, or a setting's host, is this machine alone. */
export function isLoopback(address: string): boolean {
  const ip = address.replace(/^::ffff:/i, '');
  return address === 'localhost' || ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'));
}
