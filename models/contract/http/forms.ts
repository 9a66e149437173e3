// Apart from the schemas that are made of them: pages that only look at a form need no zod.

/** A database id as it travels: 24 hexadecimal digits. */
export const ID_FORM = /^[0-9a-f]{24}$/;
/** A slug: words of small letters and digits with hyphens between them. An id has the same form. */
export const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
