import { describe, expect, it } from 'vitest';
import { blogCard, previewText } from './blogCard.ts';

const LONG =
  'The first ninety seconds of an interview decide little, but they set the tone of everything after.';

describe('previewText', () => {
  it.each([
    ['takes 70 characters and an ellipsis', `<p>${LONG}</p>`, `${LONG.slice(0, 70)}…`],
    ['keeps a space at the end', `<p>${'x'.repeat(69)} and more</p>`, `${'x'.repeat(69)} …`],
    ['joins what stands in tags of its own', '<h2>One</h2><p>Two <b>three</b></p>', 'One Two three…'],
    ['reads entities', '<p>HR &amp; tech&nbsp;&lt;rounds&gt; aren&#39;t</p>', "HR & tech <rounds> aren't…"],
    ['reads an entity once', '<p>&amp;lt;script&amp;gt;</p>', '&lt;script&gt;…'],
    ['counts characters, not their halves', `<p>${'😀'.repeat(80)}</p>`, `${'😀'.repeat(70)}…`],
    ['passes over what is nothing but tags', '<img src="/a.svg" alt=""><br>', '…'],
  ])('%s', (_case, html, preview) => {
    expect(previewText(html)).toBe(preview);
  });
});

describe('blogCard', () => {
  const card = (blog_title: string) =>
    blogCard({ id: '6b01406e6a5635fc0fc82edf', blog_title, blog_content: '', blog_image: '/a.svg' });

  it.each([
    ['Your first offer: what you can ask for', 'Your-first-offer-what-you-can-ask-for'],
    ['C++ & you / me?#', 'C-you-me'],
    ['पहला इंटरव्यू', encodeURIComponent('पहला-इंटरव्यू')],
  ])('leads from %j to the title with hyphens and the id', (title, segment) => {
    expect(card(title).to).toBe(`/blog/${segment}&pageid=6b01406e6a5635fc0fc82edf`);
  });
});
