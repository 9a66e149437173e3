import { CONTENT_PICTURE } from '@preproom/models/contract/blogs/contentPictures';
import type { SanitizedHtml } from '@preproom/models/db/blogs/sanitizedHtml';
import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html';

/** The elements allowed in an article or a job description. None of them runs scripts, submits data or changes styles. */
export const ALLOWED_TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'code', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'sub', 'sup', 'a', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
/** No class, style or id, so that content cannot imitate parts of the page. */
export const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
export const ALLOWED_SCHEMES = ['https', 'http', 'mailto'];
/** Elements that are removed with their content. Of other elements that are not allowed the text is kept. */
const DROPPED_WHOLE = [
  ...['script', 'style', 'noscript', 'template', 'svg', 'math', 'title', 'textarea', 'select', 'option'],
  ...['iframe', 'frameset', 'noframes', 'noembed', 'object', 'xmp', 'plaintext', 'canvas', 'audio', 'video'],
];
/** What links to other sites say: they are not our recommendation and learn nothing of the page. */
const OUTSIDE = 'noopener noreferrer nofollow';
/** Nesting levels: more than any article needs. Deeply nested elements make browsers slow. */
const DEEPEST = 50;

/** All control characters but line breaks and tabs. They cannot be seen; a form feed ends a page of the printed article. */
const CONTROLS = /[^\P{Cc}\n\t]/gu;

const OPTIONS: IOptions = {
  allowedTags: ALLOWED_TAGS,
  allowedAttributes: ALLOWED_ATTRIBUTES,
  allowedSchemes: ALLOWED_SCHEMES,
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: DEEPEST,
  transformTags: {
    // The only h1 is the page's own.
    h1: 'h2',
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: isElsewhere(attribs) ? { ...attribs, rel: OUTSIDE } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs),
};

/**
 * Reduces an author's HTML to what is allowed in content; the rest is removed without an error. Idempotent. A tag that is not allowed
 * is removed and its text kept, except for the elements of `DROPPED_WHOLE`.
 */
export function sanitizeContent(html: string): SanitizedHtml {
  return orderHeadings(sanitizeHtml(html, OPTIONS).replace(CONTROLS, '')) as SanitizedHtml;
}

/** Levels of headings begin with two, and none is left out. Tags have no attributes here. */
function orderHeadings(html: string): string {
  let level = 1;
  return html.replace(/<(\/?)h([2-4])>/g, (_, slash: string, given: string) => {
    if (!slash) level = Math.min(Number(given), level + 1);
    return `<${slash}h${level}>`;
  });
}

/** Whether every picture of sanitised HTML says what it shows. */
export function describesPictures(html: SanitizedHtml): boolean {
  return [...html.matchAll(/<img [^>]*>/g)].every(([picture]) => /\salt="\s*[^"\s]/.test(picture));
}

/** Pictures of other sites would also reveal to them who reads what. The content security policy blocks them as well. */
function isOwnPicture({ src = '' }: Attributes): boolean {
  return CONTENT_PICTURE.test(src);
}

function isElsewhere({ href = '' }: Attributes): boolean {
  return /^https?:/i.test(href);
}
