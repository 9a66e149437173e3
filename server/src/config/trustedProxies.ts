import { isIP } from 'node:net';
import { z } from '@preproom/models/contract/http/zod';
import { list } from '@preproom/models/runtime/settings';

export const trustedProxies = list.pipe(
  z.array(z.string().refine(isNetwork, 'must be an IP address or a network, as in 10.0.0.0/8')),
);

/** An address, or one with the length of its network's prefix (CIDR). A prefix of 0 would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d*$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
