import { isIPv6 } from 'node:net';

/**
 * The network that a request comes from, as a key of limits: an IPv4 address as it is; of an IPv6 address its first 64 bits,
 * since whoever has one has all that share those.
 */
export function networkOf(ip = ''): string {
  const [mapped] = /\d+\.\d+\.\d+\.\d+$/.exec(ip) ?? [];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('::').map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[]?,
  ];
  const zeros = tail ? Array(8 - head.length - tail.length).fill('0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
