// Separate from the schemas, so that the forms do not load zod.

/** Characters of a bank's reference. */
export const PAYOUT_REFERENCE_LENGTH = 60;
