declare const sanitized: unique symbol;

/**
 * HTML that has passed the server's allow-list. Only `sanitizeContent` creates this type, so no other HTML can be stored as
 * content.
 */
export type SanitizedHtml = string & { readonly [sanitized]: true };
