// Apart from the schemas: pages that only say what fits need no zod.

/** One line that a person writes about themself. */
export const MAX_TEXT_LENGTH = 120;
/** Of each list of skills: more says nothing about what somebody can do. */
export const MAX_PICKED = 15;
