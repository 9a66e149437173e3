declare const sanitized: unique symbol;

/**
 * HTML that has passed the server's allow-list. Only `sanitizeContent` creates this type, so no other HTML can be stored as
 * content.
 */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/** The text of it, with runs of white space collapsed. `>` stands in no attribute, and only these four characters are escaped. */
export function textOfHtml(html: SanitizedHtml): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
