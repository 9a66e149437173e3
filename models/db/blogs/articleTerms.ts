import { queryWords, wordsOf } from '../../contract/http/searchText.ts';
import type { BlogDocument } from './blog.model.ts';
import { textOfHtml } from './sanitizedHtml.ts';
import { withBeginnings } from './withBeginnings.ts';

type FoundBy = Pick<BlogDocument, 'blog_title' | 'description' | 'tags' | 'blog_content'>;

/** How a word is found, best first; words themselves have none of these signs. */
const KINDS = ['title=', 'title:', '=', ''] as const;
type Kind = (typeof KINDS)[number];
const term = (kind: Kind) => (word: string) => kind + word;

/**
 * What an article is found by, as strings in one indexed array: every word or beginning (`sta`), whole words (`=star`), and the same of
 * the title alone (`title:sta`, `title=star`).
 */
export function articleTerms({ blog_title, description, tags, blog_content }: FoundBy): string[] {
  const title = wordsOf(blog_title);
  const all = wordsOf([blog_title, description, ...tags, textOfHtml(blog_content)].join(' '));
  return [
    ...withBeginnings(all).map(term('')),
    ...all.map(term('=')),
    ...withBeginnings(title).map(term('title:')),
    ...title.map(term('title=')),
  ];
}

/** For each rank, best first, the terms that an article has to have: in the title, then anywhere; whole words, then beginnings. */
export function termsByRank(typed: string): string[][] {
  const words = queryWords(typed);
  return words.length === 0 ? [] : KINDS.map((kind) => words.map(term(kind)));
}
