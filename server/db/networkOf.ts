import { isIPv4, isIPv6 } from 'node:net';

/** Address forms that proxies write: `1.2.3.4:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/;

/** `::ffff:0:0/96`: an IPv4 address on a dual-stack socket (RFC 4291, 2.5.5.2). */
const MAPPED = '0:0:0:0:0:ffff:';

/**
 * The part of a caller's address that rate limits count by. The port is dropped since it changes
 * with each connection, and so are the lower 64 bits of an IPv6 address, which a host may choose
 * freely (RFC 8981). Other texts are returned unchanged.
 */
export function networkOf(subject: string): string {
  const [, bracketed, beforePort] = WITH_PORT.exec(subject) ?? [];
  const ip = bracketed ?? beforePort ?? subject;
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return subject;
  const groups = groupsOf(ip);
  const network = groups.slice(0, 4).join(':');
  return groups.join(':').startsWith(MAPPED) ? dotted(groups.slice(6)) : network;
}

/** All eight groups, in lower case without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean).flatMap(hexGroups);
  const right = (tail ?? '').split(':').filter(Boolean).flatMap(hexGroups);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right];
}

/** One group, or the two groups of a trailing IPv4 address. */
function hexGroups(part: string): string[] {
  if (!part.includes('.')) return [parseInt(part, 16).toString(16)];
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16));
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
