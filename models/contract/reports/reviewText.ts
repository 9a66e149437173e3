import { hasContactDetails } from '../sessions/contactDetails.ts';

export const REVIEW_LENGTH = { min: 10, max: 600 } as const;

/** Why a text cannot be shown on a mentor's page. */
export type ReviewFault = 'short' | 'long' | 'markup' | 'link' | 'contact';

const MARKUP = /<\/?[a-z!][^<]*>|&(?:[a-z]+|#\d+);|\[[^\]]*\]\([^)]*\)/i;
/** With a scheme, with "www.", or a name that ends as sites do. "Node.js" and "e.g." are not links. */
const LINK =
  /\b[a-z][a-z+.-]*:\/\/|\bwww\.|(?:^|[^\p{L}\d.])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|in|org|net|edu|info|ai|dev|app|co|ly|me|xyz)(?![\p{L}\d])/iu;

export function hasLink(text: string): boolean {
  return LINK.test(text);
}

/** Null for a text that may be shown. Pages say it before it is sent; the server refuses it. */
export function reviewFault(text: string): ReviewFault | null {
  const trimmed = text.trim();
  const { length } = [...trimmed];
  if (length < REVIEW_LENGTH.min) return 'short';
  if (length > REVIEW_LENGTH.max) return 'long';
  if (MARKUP.test(trimmed)) return 'markup';
  if (hasContactDetails(trimmed)) return 'contact';
  return hasLink(trimmed) ? 'link' : null;
}
