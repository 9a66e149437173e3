import { LinkifyIt } from 'linkify-it';
import type { ReactNode } from 'react';

/** Addresses with http, https or www alone: nothing that a message could make a page do. */
const linkify = new LinkifyIt({ fuzzyEmail: false, fuzzyLink: true });
linkify.add('ftp:', null).add('mailto:', null).add('//', null);
/** "node.js" and "e.g." are words, not addresses. */
const isAddress = (raw: string) => /^(https?:\/\/|www\.)/i.test(raw);

/** What somebody wrote, with its links, which open in a tab of their own, so that nobody leaves the page by them. */
export function LinkedText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let shown = 0;
  for (const { index, lastIndex, raw, url } of linkify.match(text) ?? []) {
    if (!isAddress(raw)) continue;
    parts.push(
      text.slice(shown, index),
      <a
        key={index}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-2"
      >
        {raw}
      </a>,
    );
    shown = lastIndex;
  }
  return [...parts, text.slice(shown)];
}
