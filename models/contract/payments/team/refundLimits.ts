// Separate from the schemas, so that the form does not load zod.

/** Characters of a refund's reason. */
export const REFUND_REASON_LENGTH = 300;
