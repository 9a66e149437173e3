declare const sanitized: unique symbol;

/** HTML that went through the server's allow-list. Only its `sanitizeContent` makes one, so nothing else can be stored as content. */
export type SanitizedHtml = string & { readonly [sanitized]: true };
