import { getBlog, getBlogList, getBlogs } from '@preproom/models/contract/blogs/blogs';
import {
  type BlogText,
  createBlog,
  getBlogRevision,
  getBlogRevisions,
  getHqBlog,
  type HqBlog,
  previewBlog,
  publishBlog,
  saveBlog,
  withdrawBlog,
} from '@preproom/models/contract/blogs/team/blogs';
import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import { sanitizeContent } from '@preproom/server/content/sanitizeContent';
import { HOSTILE_HTML } from '@preproom/server/content/testing/hostileHtml';
import { expect, test } from 'vitest';
import { hqTeam } from '../../../support/accounts/team/team.ts';
import { aPhoto } from '../../../support/accounts/uploads.ts';

const team = hqTeam();

async function begin(blog_title: string): Promise<HqBlog> {
  const { status, body } = await team.admin.call(createBlog, { body: { blog_title } });
  expect(status).toBe(200);
  return body.data;
}

const textOf = ({ blog_title, slug, tags, author }: HqBlog, change: Partial<BlogText> = {}): BlogText => ({
  ...{ blog_title, slug, tags, author },
  description: 'What it is about.',
  blog_image: '/articles/practise-with-a-mentor.svg',
  blog_content: '<h2>Before</h2><p>Some words.</p>',
  ...change,
});
const save = (blog: HqBlog, change: Partial<BlogText> = {}, revision = blog.revision) =>
  team.admin.call(saveBlog, { params: { blogId: blog.id }, body: { ...textOf(blog, change), revision } });
const publish = ({ id: blogId, revision }: HqBlog, publishesAt: string | null = null) =>
  team.admin.call(publishBlog, { params: { blogId }, body: { revision, publishesAt } });
const read = (blog: string) => team.stack.visitor().call(getBlog, { params: { blog } });
const inMinutes = (count: number) => new Date(team.stack.clock.now() + count * MINUTE_MS).toISOString();

async function published(title: string, change: Partial<BlogText> = {}): Promise<HqBlog> {
  const { body: saved } = await save(await begin(title), change);
  const { status, body } = await publish(saved.data);
  expect(status).toBe(200);
  return body.data;
}
const auditOf = async ({ id }: HqBlog) =>
  (await team.stack.database.auditLog.find({ targetId: id }).sort({ at: 1, _id: 1 }).lean()).map(
    ({ action, before, after }) => ({ action, before, after }),
  );

test('a draft is nobody’s to read until it is published, and each step is in the audit log', async () => {
  const blog = await begin('How to prepare');
  expect(blog).toMatchObject({ state: 'draft', slug: 'how-to-prepare', revision: 1, publishedAt: null });
  expect((await read(blog.slug)).status).toBe(404);
  const { body: saved } = await save(blog);
  expect(saved.data).toMatchObject({ revision: 2, state: 'draft' });
  expect((await publish(saved.data)).body.data).toMatchObject({ state: 'published', hasChanges: false });
  expect((await read(blog.slug)).body.data.blog_content).toBe('<h2>Before</h2><p>Some words.</p>');
  await team.admin.call(withdrawBlog, { params: { blogId: blog.id } });
  for (const named of [blog.slug, blog.id]) expect((await read(named)).status, named).toBe(404);
  const entries = await auditOf(blog);
  expect(entries.map(({ action }) => action)).toEqual(['blog:create', 'blog:publish', 'blog:withdraw']);
  expect(entries[1]).toMatchObject({
    before: { state: 'draft' },
    after: { state: 'published', revision: 2, slug: blog.slug },
  });
  const { body } = await team.admin.call(getHqBlog, { params: { blogId: blog.id } });
  expect(body.data).toMatchObject({ state: 'withdrawn', blog_title: 'How to prepare' });
});

test.each([
  ['Größe, Łódź und Ærø', 'grosse-lodz-und-aero'],
  ['Don’t say "résumé"', 'dont-say-resume'],
  ['तैयारी', 'article'],
])('the address of "%s" is made of its letters: %s', async (title, slug) => {
  expect((await begin(title)).slug).toBe(slug);
});

test('a scheduled article appears by the clock alone, in every list, within the five seconds of the caches', async () => {
  const { body: saved } = await save(await begin('Scheduled words'));
  const scheduled = (await publish(saved.data, inMinutes(10))).body.data;
  expect(scheduled.state).toBe('scheduled');
  const visitor = team.stack.visitor();
  const seen = async () => {
    const lists = await Promise.all([
      visitor.call(getBlogs, { query: {} }),
      visitor.call(getBlogs, { query: { q: 'scheduled words' } }),
      visitor.call(getBlogList, {}),
    ]);
    const listed = lists.map(({ body }) => body.data.some(({ id }: { id: string }) => id === scheduled.id));
    const map = await (await fetch(`${team.stack.url}/sitemap.xml`)).text();
    return [...listed, map.includes(scheduled.slug), (await read(scheduled.slug)).status === 200];
  };
  expect(await seen()).toEqual([false, false, false, false, false]);
  team.stack.clock.advance(10 * MINUTE_MS + 5_000);
  expect(await seen()).toEqual([true, true, true, true, true]);
  expect((await auditOf(scheduled)).at(-1)).toMatchObject({ action: 'blog:schedule' });
});

test('a time in the past or beyond a year is refused, and so is hiding a published article', async () => {
  const { body: saved } = await save(await begin('Wrong times'));
  for (const at of [inMinutes(-1), inMinutes(366 * 24 * 60)])
    expect((await publish(saved.data, at)).body).toMatchObject({ code: 'bad_request' });
  const { body } = await publish(saved.data);
  expect((await publish(body.data, inMinutes(5))).body).toMatchObject({ code: 'conflict' });
});

test('what visitors need is checked before publishing, by field', async () => {
  const blog = await begin('Empty');
  expect((await publish(blog)).body).toMatchObject({
    code: 'bad_request',
    fields: { description: 'is missing', blog_image: 'is missing', blog_content: 'is missing' },
  });
  const html = '<p>Words</p><img src="/files/a/b/large.webp" alt=" ">';
  const { body: saved } = await save(blog, { blog_content: html });
  expect((await publish(saved.data)).body).toMatchObject({ fields: { pictures: 'need alternative text' } });
});

test('a working copy is separate: visitors get it with the next publishing, which keeps the date', async () => {
  const blog = await published('Two texts');
  team.stack.clock.advance(MINUTE_MS);
  const { body: changed } = await save(blog, { blog_content: '<p>Later.</p>' });
  expect(changed.data).toMatchObject({ state: 'published', hasChanges: true });
  expect((await read(blog.slug)).body.data.blog_content).toContain('Before');
  const preview = await team.admin.call(previewBlog, { params: { blogId: blog.id } });
  expect(preview.body.data.blog_content).toBe('<p>Later.</p>');
  const { body: again } = await publish(changed.data);
  expect(again.data).toMatchObject({ hasChanges: false, publishedAt: blog.publishedAt });
  expect((await read(blog.slug)).body.data.blog_content).toBe('<p>Later.</p>');
});

test('an old address leads to the article, and is no other’s', async () => {
  const blog = await published('Old address');
  const { body: moved } = await save(blog, { slug: 'new-address' });
  await publish(moved.data);
  for (const slug of ['old-address', 'new-address'])
    expect((await read(slug)).body.data, slug).toMatchObject({ id: blog.id, slug: 'new-address' });
  const other = await begin('Old address');
  expect(other.slug).toBe('old-address-2');
  expect((await save(other, { slug: 'old-address' })).body).toMatchObject({
    code: 'conflict',
    fields: { slug: 'is taken' },
  });
});

test('of many saves of one revision one is stored; the others are told and change nothing', async () => {
  const blog = await begin('Contended');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => save(blog, { blog_content: `<p>${i}</p>` })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const won = answers.find(({ status }) => status === 200)?.body.data;
  const { body } = await team.admin.call(getHqBlog, { params: { blogId: blog.id } });
  expect(body.data).toEqual(won);
});

test('earlier texts are kept, the latest fifty, and can be read again', async () => {
  let blog = await begin('Many texts');
  for (let i = 1; i <= 53; i += 1) {
    team.stack.clock.advance(5 * MINUTE_MS);
    blog = (await save(blog, { blog_content: `<p>Text ${i}</p>` })).body.data;
  }
  // Within five minutes of the last one kept it is still the same sitting.
  blog = (await save(blog, { blog_content: '<p>Right after</p>' })).body.data;
  const { body } = await team.admin.call(getBlogRevisions, { params: { blogId: blog.id } });
  expect(body.data.map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, i) => 53 - i));
  expect(body.data[0]?.savedBy).toEqual(expect.any(String));
  const one = (revision: string) =>
    team.admin.call(getBlogRevision, { params: { blogId: blog.id, revision } });
  expect((await one('53')).body.data.blog_content).toBe('<p>Text 52</p>');
  expect((await one('3')).status).toBe(404);
});

test('whatever the editor sends, allowed HTML is stored: ordered headings, links that say they lead away', async () => {
  const blog = await begin('Hostile');
  const hostile = Object.values(HOSTILE_HTML).flat().join('\n').slice(0, 20_000);
  const html = `<h1>a</h1><h4 style="color:red">b</h4><p onclick="x()">c <a href="https://far.example" rel="opener">d</a> <a href="/jobs">e</a></p>`;
  const { body } = await save(blog, { blog_content: html });
  expect(body.data.blog_content).toBe(
    '<h2>a</h2><h3>b</h3><p>c <a href="https://far.example" rel="noopener noreferrer nofollow">d</a> <a href="/jobs">e</a></p>',
  );
  const { body: after } = await save(body.data, { blog_content: hostile });
  // What the allow-list leaves of each is checked beside it.
  expect(after.data.blog_content).toBe(sanitizeContent(hostile));
});

test.each([
  { blog_title: '' },
  { slug: '../a' },
  { slug: 'a'.repeat(24) },
  { blog_image: 'https://evil.example/a.png' },
  { blog_content: 'x'.repeat(50_001) },
  { tags: Array.from({ length: 9 }, (_, i) => `${i}`) },
])('%o is refused and changes nothing', async (change) => {
  const blog = await begin('Refused');
  expect((await save(blog, change)).body).toMatchObject({ code: 'bad_request' });
  const { body } = await team.admin.call(getHqBlog, { params: { blogId: blog.id } });
  expect(body.data).toEqual(blog);
});

test('a picture is re-encoded, public, and in no folder of a person', async () => {
  const blog = await begin('Pictures');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await aPhoto('#802010', 'png'))]), 'a.png');
  const { status, body } = await team.admin.sendForm<{ url: string }>(
    `/api/v1.3/hq/blogs/${blog.id}/pictures`,
    form,
  );
  expect([status, body]).toEqual([200, { url: expect.stringMatching(/^\//) }]);
  const picture = await fetch(team.stack.url + body.url);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  const place = await team.admin.send('GET', `/api/v1.3/files/article/${team.adminId}`);
  expect(place.status).toBe(404);
});

test('every seeded article has a working copy that is published as it is', async () => {
  const { database } = team.stack;
  const seeded = await database.blogs.findOne({ slug: 'practise-with-a-mentor' }).lean();
  const { body } = await team.admin.call(getHqBlog, { params: { blogId: seeded?._id.toString() ?? '' } });
  expect(body.data).toMatchObject({ state: 'published', hasChanges: false, savedBy: null });
});
