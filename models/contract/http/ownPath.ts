const OURS = 'http://ours.invalid';

/** Path, query and part of an address inside the product, else null: a link with somebody else's address must not lead away. */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(address, OURS);
  // A path such as "/.//host" is ours, but what is left of it names a host.
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
}
