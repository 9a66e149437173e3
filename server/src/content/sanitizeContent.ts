import type { SanitizedHtml } from '@preproom/models/db/site/sanitizedHtml';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** What an article or a job description is made of; nothing here loads, runs, sends or restyles anything. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'sub', 'sup', 'a', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** No class, style or id: content looks as the page decides, and cannot pass for a part of it. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
export const ALLOWED_SCHEMES = ['https', 'http', 'mailto'];
/** Elements that go with everything inside them; of others that are not allowed the text stays. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'noscript', 'template', 'svg', 'math', 'title', 'textarea', 'select', 'option'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'xmp', 'plaintext', 'canvas', 'audio', 'video'],
];
/** Deeper than any article; browsers slow down long before memory ends. */
const DEEPEST = 50;

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ALLOWED_SCHEMES,
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  transformTags: {
    // The page's own heading is the only one of the first level.
    h1: 'h2',
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs),
};

/**
 * HTML from an author, reduced to what content may be. Idempotent. Whatever is not allowed goes without a word: tags lose
 * themselves or, where their inside is no text, everything in them.
 */
export function sanitizeContent(html: string): SanitizedHtml {
  return sanitizeHtml(html, OPTIONS) as SanitizedHtml;
}

/** The text of HTML without its tags, spaces in a row as one. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replaceAll('<', ' <'), { allowedTags: [], nonTextTags: DROPPED_WHOLE });
  return unescapeBasics(text).replace(/\s+/g, ' ').trim();
}

/** Other sites' pictures would tell them who reads what; the pages' security policy refuses them as well. */
function isOwnPicture({ src = '' }: Attributes): boolean {
  return /^\/[^/\\]/.test(src);
}

/** What sanitize-html writes for the characters that mean something in HTML. */
function unescapeBasics(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
