import {
  BLOGS_PER_PAGE,
  Blog,
  BlogArticle,
  BlogSummary,
  getBlog,
  getBlogList,
  getBlogs,
} from '@preproom/models/contract/blogs/blogs';
import { z } from '@preproom/models/contract/http/zod';
import { ARTICLES, seedArticles } from '@preproom/server/features/blogs/articles';
import { type BlogDraft, blogOfDraft } from '@preproom/server/features/blogs/blog.service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../support/stack/apiClient.ts';
import { HOSTILE_QUERIES } from '../../support/stack/hostileQueries.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
let visitor: ApiClient;
beforeAll(async () => {
  stack = await startStack();
  visitor = stack.visitor();
});
afterAll(() => stack.stop());

const NEWEST = ARTICLES.toReversed();

function aDraft(change: Partial<BlogDraft> & { slug: string }): BlogDraft {
  return {
    blog_title: 'A title',
    blog_image: '/articles/a.svg',
    description: 'What it is about.',
    tags: [],
    author: 'Somebody',
    publishedAt: new Date('2020-01-01T00:00:00Z'),
    html: '<p>Text.</p>',
    ...change,
  };
}

const store = (change: Partial<BlogDraft> & { slug: string }) =>
  stack.database.blogs.create(blogOfDraft(aDraft(change), new Date('2020-01-02T00:00:00Z')));
const search = async (q: string) => (await visitor.call(getBlogs, { query: { q } })).body;

const empty = () =>
  Promise.all([stack.database.blogs.deleteMany({}), stack.database.blogDrafts.deleteMany({})]);

describe('a new installation', () => {
  test('has our articles, once, also when it is started again or by two processes', async () => {
    await Promise.all([1, 2].map(() => seedArticles(stack.database, 'PrepRoom', new Date())));
    expect(await stack.database.blogs.countDocuments()).toBe(ARTICLES.length);
    await empty();
    await Promise.all([1, 2].map(() => seedArticles(stack.database, 'PrepRoom', new Date())));
    expect(await stack.database.blogs.countDocuments()).toBe(ARTICLES.length);
  });

  test('leaves a blog alone in which somebody has written', async () => {
    await stack.database.blogs.deleteOne({ slug: ARTICLES[0]?.slug ?? '' });
    await seedArticles(stack.database, 'PrepRoom', new Date());
    expect(await stack.database.blogs.countDocuments()).toBe(ARTICLES.length - 1);
    await empty();
    await seedArticles(stack.database, 'PrepRoom', new Date());
  });
});

describe('GET /api/blog/Blog.php', () => {
  test('answers the articles with exactly the fields that clients know, newest first, to anybody', async () => {
    const response = await fetch(`${stack.url}/api/blog/Blog.php`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { data: Blog[] };
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data.map(({ blog_title }) => blog_title)).toEqual(NEWEST.map(({ blog_title }) => blog_title));
    for (const blog of body.data) {
      expect(Object.keys(blog)).toEqual(['id', 'blog_title', 'blog_content', 'blog_image']);
      Blog.parse(blog);
    }
  });

  test('may be kept for a minute, and no other call below its path is there', async () => {
    const { headers } = await visitor.call(getBlogList, {});
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    for (const path of ['/api/blog', '/api/blog/', '/api/blog/product', '/api/blog/Blog.php/x']) {
      expect((await visitor.send('GET', path)).status, path).toBe(404);
    }
    expect((await visitor.send('POST', '/api/blog/Blog.php', {})).status).toBe(404);
  });
});

describe('GET /blogs', () => {
  test('answers a page of summaries, newest first, without the contents', async () => {
    const { status, body } = await visitor.call(getBlogs, { query: {} });
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 6, pages: 1 });
    expect(
      z
        .array(z.strictObject(BlogSummary.shape))
        .parse(body.data)
        .map(({ slug }) => slug),
    ).toEqual(NEWEST.map(({ slug }) => slug));
  });

  test('cuts a longer list into pages that follow each other', async () => {
    await Promise.all(Array.from({ length: 14 }, (_, i) => store({ slug: `old-${i}` })));
    const pages = [];
    for (const page of ['1', '2', '3', '999']) {
      pages.push((await visitor.call(getBlogs, { query: { page } })).body);
    }
    expect(pages.map(({ data }) => data.length)).toEqual([9, 9, 2, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(20);
    expect(pages.every(({ total, pages }) => total === 20 && pages === 3)).toBe(true);
    await stack.database.blogs.deleteMany({ slug: /^old-/ });
  });

  test('finds every word of what was typed, in any order and case, the beginning of a word included', async () => {
    expect((await search('REHEARSED star')).data.map(({ slug }) => slug)).toEqual([
      'hr-round-answers-star-method',
    ]);
    expect((await search('negoti')).data.map(({ slug }) => slug)).toEqual(['negotiating-your-first-offer']);
    expect((await search('star zebra')).data).toEqual([]);
  });

  test('finds by words of the text, with and without accents, and in Hindi', async () => {
    const { _id } = await store({ slug: 'words', html: '<p>A résumé is not a novel. साक्षात्कार</p>' });
    for (const q of ['novel', 'resume novel', 'RÉSUMÉ novel', 'साक्षात्कार']) {
      expect(
        (await search(q)).data.map(({ slug }) => slug),
        q,
      ).toContain('words');
    }
    await stack.database.blogs.deleteOne({ _id });
  });

  test('ranks by title, then text, and whole words before beginnings; within a rank newest first, page by page', async () => {
    const old = new Date('2020-01-01T00:00:00Z');
    const kept = [
      await store({ slug: 'rank-title', blog_title: 'The quokka', publishedAt: old }),
      await store({ slug: 'rank-title-start', blog_title: 'Quokkas', publishedAt: old }),
      await store({ slug: 'rank-text', html: '<p>A quokka.</p>', publishedAt: old }),
      ...(await Promise.all(
        Array.from({ length: BLOGS_PER_PAGE }, (_, i) =>
          store({ slug: `rank-start-${i}`, html: '<p>Many quokkas.</p>' }),
        ),
      )),
    ];
    const slugs: string[] = [];
    for (const page of ['1', '2']) {
      const { body } = await visitor.call(getBlogs, { query: { q: 'QUOKKA', page } });
      expect(body).toMatchObject({ total: kept.length, pages: 2 });
      slugs.push(...body.data.map(({ slug }) => slug));
    }
    expect(slugs.slice(0, 3)).toEqual(['rank-title', 'rank-title-start', 'rank-text']);
    expect(new Set(slugs).size).toBe(kept.length);
    await stack.database.blogs.deleteMany({ slug: /^rank-/ });
  });

  test('finds the STAR article first', async () => {
    expect((await search('star')).data[0]?.slug).toBe('hr-round-answers-star-method');
  });

  test('takes marks as marks: nothing typed is a pattern', async () => {
    for (const q of ['.*', '^', 'int.*view', '[', '(+)+$', '\\', '???', '🙂']) {
      expect(await search(q), q).toEqual({ data: [], total: 0, pages: 0 });
    }
  });

  test('is answered by an index, with and without a search', async () => {
    const ask = (query: { q?: string }) =>
      indexesUsed(stack.database, 'blogs', () => visitor.call(getBlogs, { query }));
    expect(await ask({})).toEqual(['publishedAt _id']);
    expect(new Set(await ask({ q: 'star hr' }))).toEqual(new Set(['searchWords publishedAt _id', '_id']));
    expect(await indexesUsed(stack.database, 'blogs', () => visitor.call(getBlogList, {}))).toEqual([
      'publishedAt _id',
    ]);
  });
});

describe('GET /blogs/:blog', () => {
  test('answers the same article by slug and by id, with three others to read next', async () => {
    const bySlug = await visitor.call(getBlog, { params: { blog: 'hr-round-answers-star-method' } });
    expect(bySlug.status).toBe(200);
    const article = z.strictObject(BlogArticle.shape).parse(bySlug.body.data);
    expect(article.related).toHaveLength(3);
    expect(article.related.map(({ slug }) => slug)).not.toContain(article.slug);
    expect(article.related[0]?.tags.some((tag) => article.tags.includes(tag))).toBe(true);
    const byId = await visitor.call(getBlog, { params: { blog: article.id } });
    expect(byId.body).toEqual(bySlug.body);
  });

  test('has the newest to read next when no other shares a tag', async () => {
    await store({ slug: 'alone', tags: ['Nobody else'] });
    const { body } = await visitor.call(getBlog, { params: { blog: 'alone' } });
    expect(body.data.related.map(({ slug }) => slug)).toEqual(NEWEST.slice(0, 3).map(({ slug }) => slug));
    await stack.database.blogs.deleteOne({ slug: 'alone' });
  });

  test.each([
    'nothing',
    '0'.repeat(24),
    'HR-Round-Answers-Star-Method',
    '%00',
    '$ne',
    '..%2f..',
    'a'.repeat(3_000),
  ])('%s is not found', async (blog) => {
    const { status, body } = await visitor.send('GET', `/api/v1.3/blogs/${blog}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'We couldn’t find this. It may have been removed. Go back and try again.',
      code: 'not_found',
    });
  });
});

describe('an article as it is stored', () => {
  test('has gone through the allow-list', async () => {
    const blog = await store({ slug: 'hostile', html: '<p onclick=alert(1)>a</p><script>alert(2)</script>' });
    const { body } = await visitor.call(getBlog, { params: { blog: blog.slug } });
    expect(body.data.blog_content).toBe('<p>a</p>');
    await stack.database.blogs.deleteOne({ _id: blog._id });
  });

  test('has a slug that stands in an address, is no id, and no other’s', async () => {
    expect(() => blogOfDraft(aDraft({ slug: 'a'.repeat(24) }), new Date())).toThrow('not a slug');
    for (const slug of ['', 'A', 'a b', 'a--b', '-a', 'ä', '../a'])
      expect(() => blogOfDraft(aDraft({ slug }), new Date()), slug).toThrow('not a slug');
    await expect(store({ slug: ARTICLES[0]?.slug ?? '' })).rejects.toMatchObject({ code: 11000 });
  });

  test('takes a minute to read when it is short, more when it is long', () => {
    const minutes = (words: number) =>
      blogOfDraft(aDraft({ slug: 'x', html: `<p>${'word '.repeat(words)}</p>` }), new Date()).readingMinutes;
    expect([1, 220, 1_100].map(minutes)).toEqual([1, 1, 5]);
  });
});

test.each(HOSTILE_QUERIES)('the query %s is refused or passed over', async (query) => {
  for (const path of ['/api/v1.3/blogs', '/api/v1.3/blogs/practise-with-a-mentor', '/api/blog/Blog.php']) {
    const { status, body } = await visitor.send<object>('GET', `${path}?${query}`);
    expect([200, 400], path).toContain(status);
    if (status === 400) expect(body).toMatchObject({ code: 'bad_request', fields: expect.anything() });
  }
});
