import type { Client } from '../../http/client.ts';

/** In order: the first match counts, because most browsers also name the ones they imitate. */
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

/** Where a login was made, as its record stores it. */
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

/** Shortened, so that people recognise their own network but no household is identified. */
function roughly(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::`;
  return network.replace(/\.\d+$/, '.x');
}
