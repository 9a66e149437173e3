// Separate from the schemas, so pages that only show the limits don't load zod.

/** Longest one-line text in a profile. */
export const MAX_TEXT_LENGTH = 120;
/** Most items in each list of skills. */
export const MAX_PICKED = 15;
