// Separate from the schemas, so that the forms do not load zod.

/** Characters of the reason why a link is paused or restored. */
export const AFFILIATE_REASON_LENGTH = 300;
