import { isIPv6 } from 'node:net';

/**
 * The network of a request, as a key for limits: an IPv4 address as a whole, the first 64 bits of an IPv6 address. A customer
 * usually controls a whole /64.
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
