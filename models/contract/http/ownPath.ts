const OURS = 'http://ours.invalid';

/** Path, query and fragment of a URL within the product, else null. Prevents redirects to other sites. */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(address, OURS);
  // "/.//host" parses as our own path, but its normalised form "//host" names another host.
  return origin === OURS && !pathname.startsWith('//') ? pathname + search + hash : null;
}
