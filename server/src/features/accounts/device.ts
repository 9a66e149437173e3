import type { Client } from '../../http/client.ts';

/** The first that is found counts: most browsers also name those that they are made like. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Mi Browser', /MiuiBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** What a login's record says of where it was made. */
export interface LoginOrigin {
  browser: string | null;
  system: string | null;
  network: string;
}

export function loginOrigin({ network, userAgent }: Pick<Client, 'network' | 'userAgent'>): LoginOrigin {
  const named = (kinds: readonly (readonly [string, RegExp])[]) =>
    kinds.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS), network: roughly(network) };
}

/** Enough to recognise one's own line by, and not a household. */
function roughly(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`;
  return network.replace(/\.\d+$/, '.x');
}
