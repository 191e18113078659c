import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './errors.ts';

/** Headers that reverse proxies add. Behind a proxy the socket's address is not the client's. */
const FORWARDED =
  /^(x-)?(forwarded|original|real-ip|client-ip|true-client|cluster-client|proxy|envoy|amzn|azure|arr|appengine|vercel)|^(via$|cf-|cdn-|fly-|fastly-|akamai-|true-client-ip$|ngrok-|tailscale-|wl-proxy-)/;

/**
 * Host names of this machine only; with any other, a foreign page may be calling (DNS
 * rebinding).
 */
export const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Hook that hides its routes from all but browsers on this machine. It checks the socket,
 * because `request.ip` and `request.host` depend on TRUST_PROXY.
 */
export async function localOnly(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const forwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const { remoteAddress = '', localAddress = remoteAddress } = request.socket;
  const local = [remoteAddress, localAddress].every(isLoopback) && LOCAL_NAMES.includes(name);
  if (local && !forwarded) return undefined;
  return answerNotFound(request, reply);
}

/** Whether an address, or the host in a setting, is this machine only. */
export function isLoopback(address: string): boolean {
  const ip = address.replace(/^::ffff:/i, '');
  return address === 'localhost' || ip === '::1' || (isIP(ip) === 4 && ip.startsWith('127.'));
}
