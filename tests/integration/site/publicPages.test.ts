import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMentor } from '../../support/mentors/mentors.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** The page of a path: its status, the content of its first HTML that matters here. */
async function pageAt(path: string) {
  const response = await fetch(stack.url + path, { headers: { 'accept-language': 'en' } });
  const html = await response.text();
  return {
    status: response.status,
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    title: /<title>([^<]+)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replace(stack.url, ''),
    html,
  };
}

/** Addresses of one page, its own first. */
const PAGES = [
  ['/'],
  ['/programs', '/Programs', '/programs/'],
  ['/assessments', '/Assessments', '/assessments/'],
  ['/Blogs', '/blogs', '/Blogs/'],
  ['/Blog/search', '/Blog/search/', '/blog/SEARCH/'],
  ['/jobs', '/Jobs', '/jobs/'],
  ['/mentors', '/Mentors', '/mentors/'],
  ['/in/faq', '/In/FAQ', '/in/faq/'],
  ['/contactus', '/ContactUs', '/contactus/'],
  ['/refundpolicy', '/RefundPolicy', '/refundpolicy/'],
  ['/terms', '/Terms', '/terms/'],
  ['/Privacypolicy', '/privacypolicy', '/Privacypolicy/'],
  ['/aboutus', '/AboutUs', '/aboutus/'],
  ['/sample-report', '/Sample-Report', '/sample-report/'],
  ['/becomeamentor', '/BecomeAMentor', '/becomeamentor/'],
];

/** Kept from search engines: what somebody searched for, and the sample jobs that are there outside production. */
const UNLISTED = ['/Blog/search', '/jobs'];

describe.each(PAGES)('%s', (own = '', ...others) => {
  const canonical = UNLISTED.includes(own) ? undefined : own;

  test('arrives with one heading, a title, a description and its own address', async () => {
    const page = await pageAt(own);
    expect(page).toMatchObject({ status: 200, headings: 1, canonical });
    expect(page.html.includes('<meta name="robots" content="noindex"')).toBe(UNLISTED.includes(own));
    expect(page.title).toBeTruthy();
    if (canonical) expect(page.description).toBeTruthy();
  });

  test('is reached in every spelling', async () => {
    const { title } = await pageAt(own);
    for (const path of others) expect(await pageAt(path)).toMatchObject({ status: 200, title, canonical });
  });
});

test('pages rendered at the same moment keep their own language', async () => {
  // Nothing is kept: every page is rendered now.
  stack.clock.advance(5_000);
  const asked = PAGES.flatMap(([path = '']) => ['en', 'hi'].map((language) => ({ path, language })));
  const rendered = await Promise.all(
    asked.map(async ({ path, language }) => {
      const html = await (
        await fetch(`${stack.url}${path}`, { headers: { 'accept-language': language } })
      ).text();
      return {
        path,
        language: /<html lang="(\w+)"/.exec(html)?.[1],
        isHindi: /[\u0900-\u097F]{3}[^<]*<\/title>/.test(html),
      };
    }),
  );
  expect(rendered).toEqual(asked.map((page) => ({ ...page, isHindi: page.language === 'hi' })));
});

test('no two pages have the same title or description', async () => {
  const pages = await Promise.all(PAGES.map(([own]) => pageAt(own ?? '')));
  for (const fact of ['title', 'description'] as const)
    expect(new Set(pages.map((page) => page[fact])).size).toBe(PAGES.length);
});

test('an article has one address of its own, however it was reached', async () => {
  const { data } = await (await fetch(`${stack.url}/api/blog/Blog.php`)).json();
  const [{ id, blog_title }] = data;
  const hyphens = blog_title.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const page = await pageAt(`/blog/${hyphens}&pageid=${id}`);
  expect(page).toMatchObject({ status: 200, headings: 1 });
  expect(page.canonical).toMatch(/^\/Blog\/[a-z0-9-]+$/);
  for (const path of [`/Blog/${id}`, page.canonical ?? '', `${page.canonical}/`])
    expect(await pageAt(path)).toMatchObject({ status: 200, canonical: page.canonical });
});

test('the list of articles is in the first HTML, searched or not', async () => {
  for (const path of ['/Blogs', '/Blog/search/', '/Blog/search/?q='])
    expect((await pageAt(path)).html, path).toMatch(/href="\/Blog\/[a-z0-9]+-[a-z0-9-]+"/);
});

test('a job has a page', async () => {
  const html = (await pageAt('/jobs')).html;
  const path = /href="(\/jobs\/detail\?id=[a-f0-9]+)"/.exec(html)?.[1] ?? '';
  expect(await pageAt(path)).toMatchObject({ status: 200, headings: 1 });
});

test('a mentor has one address; former ones, the id and other spellings lead there', async () => {
  const { _id } = await createMentor(stack.database, { rating: 4.5, ratingSum: 9, ratingCount: 2 });
  await nameMentorPage(stack.database, _id, 'Meera Rao', new Date());
  const page = await pageAt('/mentors/meera-rao');
  expect(page).toMatchObject({ status: 200, headings: 1, canonical: '/mentors/meera-rao' });
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page.html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      makesOffer: { itemOffered: { aggregateRating: { ratingValue: 4.5, ratingCount: 2 } } },
    },
  });
  expect(page.html).not.toMatch(/people\.example|98123/);
  for (const other of ['meera-iyer', _id.toString(), 'Meera-Rao']) {
    const answer = await fetch(`${stack.url}/mentors/${other}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')], other).toEqual([301, '/mentors/meera-rao']);
  }
  // The list is kept for visitors for a moment.
  stack.clock.advance(5_000);
  expect((await pageAt('/mentors')).html).toContain('href="/mentors/meera-rao"');
  await stack.database.mentorProfiles.updateOne({ userId: _id }, { $set: { status: 'suspended' } });
  stack.clock.advance(5_000);
  for (const gone of ['meera-rao', 'meera-iyer', _id.toString()])
    expect(await pageAt(`/mentors/${gone}`), gone).toMatchObject({ status: 410, headings: 1 });
});

test.each([
  '/mentors/no-such-mentor',
  '/mentors/000000000000000000000000',
  '/Blog/no-such-article',
  '/blog/x&pageid=000000000000000000000000',
  '/jobs/detail?id=nothing',
  '/jobs/detail',
  '/no/such',
])('%s is not there, and says so', async (path) => {
  const page = await pageAt(path);
  expect(page).toMatchObject({ status: 404, headings: 1 });
  expect(page.html).toContain('Page Not Found');
});
