/**
 * Allows a mail's inline styles only: no scripts, nothing fetched, an opaque origin, and links that open in a new tab. Scripts are
 * blocked by `default-src`; `allow-scripts` is needed by browser tests, which evaluate code in the frame.
 */
export const FRAME_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** A mail for a frame in a page of ours: its links open in a new tab. */
export function framedMail(html: string): string {
  return html.replace('<head>', '<head><base target="_blank">');
}
