// Separate from the schemas, so that the sanitiser doesn't load them.

/**
 * The path of an article's picture or of a stored file, the only pictures that content may show: any other address of the site would be
 * asked for by each reader's browser, with their login.
 */
export const CONTENT_PICTURE = /^\/(?:articles|files)(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)+$/;
