/** What a browser says about a request: which host it asked, and which page caused it. */
interface Asked {
  host?: string | undefined;
  origin?: string | undefined;
}

/** Under which names the product is reached. */
export interface OwnNames {
  /** PUBLIC_URL, which production requires. */
  publicOrigin: string | undefined;
  isProduction: boolean;
}

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether the request asked for us: the name in the public origin, which proxies pass on, or this machine itself. Another name may
 * point to this machine (DNS rebinding), and its pages would pass for ours.
 */
export function isOwnHost({ host }: Asked, { publicOrigin }: Pick<OwnNames, 'publicOrigin'>): boolean {
  const asked = URL.parse(`http://${host}`);
  if (!host || !asked) return false;
  return THIS_MACHINE.has(asked.hostname) || asked.hostname === URL.parse(publicOrigin ?? '')?.hostname;
}

/** Whether this origin is our own: the public one, and outside production the host that was asked, if that is ours. */
export function isOwnOrigin({ host, origin }: Asked, names: OwnNames): boolean {
  if (!origin) return false;
  if (origin === names.publicOrigin) return true;
  return !names.isProduction && isOwnHost({ host }, names) && URL.parse(origin)?.host === host;
}
