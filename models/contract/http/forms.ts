// Separate from the schemas, so pages that only check a format don't load zod.

/** A database id on the wire: 24 hexadecimal digits. */
export const ID_FORM = /^[0-9a-f]{24}$/;
/** A slug: words of small letters and digits with hyphens between them. An id has the same form. */
export const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;
