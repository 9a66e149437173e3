/** Limits of the shared code, without schemas, because the page counts by them too. */

/** All updates of one batch together, decoded. */
export const MAX_CODE_BATCH_BYTES = 64 * 1024;
export const MAX_UPDATES_PER_BATCH = 500;
/** All updates of one room together: the document with its whole history. */
export const MAX_CODE_BYTES = 1024 * 1024;
/** Page loads of both people that wrote something. */
export const MAX_CODE_WRITERS = 200;
