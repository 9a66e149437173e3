import { FOLDERS, MAX_DOCUMENT_PAGES } from '@preproom/models/contract/accounts/folders';

/** The same as for a resume kept in the profile. */
export const MAX_BYTES = FOLDERS.resume.maxBytes;
export const MAX_PAGES = MAX_DOCUMENT_PAGES;

/** Thirty dense pages have 120,000 characters. */
export const MAX_CHARACTERS = 200_000;

/** The worker is ended after this time. Thirty pages take about 1 s on a slow phone. */
export const READ_TIMEOUT_MS = 10_000;

/**
 * Of one part of a DOCX file, in bytes. Deflate shrinks at most 1,032 times, so a part of the largest compressed size unpacks in seconds even if the
 * archive lies about its size; what exceeds the announced size is dropped.
 */
export const MAX_PART = { compressed: 1_000_000, unpacked: 10_000_000 };
export const MAX_PARTS = 2_000;

/** A page with fewer characters has no text layer: a scan with a page number, for example. */
export const MIN_CHARACTERS = 40;

/** Of one paragraph or run of text, in characters; the rest of it is not looked at. */
export const MAX_RUN = 2_000;
