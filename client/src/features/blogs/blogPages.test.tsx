import { type BlogArticle, type BlogSummary, getBlog, getBlogs } from '@preproom/models/contract/blogs/blogs';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { BlogPage } from './BlogPage.tsx';
import { BlogSearchPage } from './BlogSearchPage.tsx';
import { BlogsPage } from './BlogsPage.tsx';

const ID = '0000000000000000000000c1';
let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
});
afterEach(cleanup);

function aSummary(change: Partial<BlogSummary> = {}): BlogSummary {
  return {
    id: ID,
    slug: 'first-offer',
    blog_title: 'Your first offer',
    blog_image: '/articles/a.svg',
    description: 'What is in it.',
    tags: ['Job offers'],
    author: 'Somebody',
    publishedAt: '2026-11-20T03:30:00.000Z',
    readingMinutes: 4,
    ...change,
  };
}

const anArticle = (change: Partial<BlogArticle> = {}): BlogArticle => ({
  ...aSummary(),
  blog_content: '<h2>Inside</h2><p>Read the letter.</p>',
  updatedAt: '2026-11-20T03:30:00.000Z',
  related: [],
  ...change,
});

function openAt(at: string) {
  renderPage(
    <Routes>
      <Route path="/Blogs" element={<BlogsPage />} />
      <Route path="/Blog/search" element={<BlogSearchPage />} />
      <Route path="/Blog/:blog" element={<BlogPage />} />
    </Routes>,
    { at },
  );
}
const address = () => screen.getByTestId('address').textContent;

describe('the list of articles', () => {
  it('says that it is loading, then shows each article with its date and length', async () => {
    network.answer(getBlogs, { data: [aSummary()], total: 1, pages: 1 });
    openAt('/Blogs');
    expect(screen.getByText('Loading articles')).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'Your first offer' });
    expect(link.getAttribute('href')).toBe('/Blog/first-offer');
    expect(screen.getByText('20 November 2026')).toBeTruthy();
    expect(screen.getByText('4 min read')).toBeTruthy();
  });

  it('leads through its pages by links', async () => {
    network.answer(getBlogs, { data: [aSummary()], total: 20, pages: 3 });
    openAt('/Blogs?page=2');
    const link = await screen.findByRole('link', { name: 'Page 3' });
    expect(link.getAttribute('href')).toBe('/Blogs?page=3');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/Blogs');
    expect(network.sentTo(getBlogs)[0]?.search).toBe('?page=2');
  });

  it.each(['0', '-1', 'x', '1e9', ''])('takes page %j for the first', async (page) => {
    network.answer(getBlogs, { data: [], total: 0, pages: 0 });
    openAt(`/Blogs?page=${page}`);
    await screen.findByText('No articles yet');
    expect(network.sentTo(getBlogs)[0]?.search).toBe('?page=1');
  });

  it('leads back from a page that the list does not have', async () => {
    network.answer(getBlogs, { data: [], total: 6, pages: 1 });
    openAt('/Blogs?page=9');
    expect((await screen.findByRole('link', { name: 'Latest articles' })).getAttribute('href')).toBe(
      '/Blogs',
    );
  });

  it('falls back to nothing without alarm, and loads when asked again', async () => {
    openAt('/Blogs');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('alert')).toBeNull();
    network.answer(getBlogs, { data: [aSummary()], total: 1, pages: 1 });
    await userEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Your first offer' })).toBeTruthy();
  });

  it('leads a search to its own page', async () => {
    network.answer(getBlogs, { data: [], total: 0, pages: 0 });
    openAt('/Blogs');
    await userEvent.type(screen.getByRole('searchbox'), ' a&b=c {Enter}');
    expect(address()).toBe('/Blog/search/?q=a%26b%3Dc');
  });
});

describe('searching', () => {
  it('shows what was typed as text, and how many articles have it', async () => {
    network.answer(getBlogs, { data: [aSummary()], total: 1, pages: 1 });
    openAt(`/Blog/search/?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    expect(await screen.findByText('1 article for “<img src=x onerror=alert(1)>”')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('<img src=x onerror=alert(1)>');
  });

  it('asks for no more than the server takes', async () => {
    network.answer(getBlogs, { data: [], total: 0, pages: 0 });
    openAt(`/Blog/search/?q=${'x'.repeat(10_000)}`);
    await screen.findByText('No results');
    expect(new URLSearchParams(network.sentTo(getBlogs)[0]?.search).get('q')).toHaveLength(100);
  });

  it('shows what was typed letter by letter, markup of translations included', async () => {
    network.answer(getBlogs, { data: [], total: 0, pages: 0 });
    openAt('/Blog/search?q=%3C0%3Ex%3C/0%3E');
    expect(await screen.findByText('0 articles for “<0>x</0>”')).toBeTruthy();
  });

  it('keeps the words from page to page', async () => {
    network.answer(getBlogs, { data: [aSummary()], total: 20, pages: 3 });
    openAt('/Blog/search/?q=star');
    expect((await screen.findByRole('link', { name: 'Page 2' })).getAttribute('href')).toBe(
      '/Blog/search/?q=star&page=2',
    );
  });
});

describe('an article', () => {
  it.each(['/Blog/first-offer', `/Blog/${ID}`, `/blog/Your-first-offer&pageid=${ID}`])(
    'opens at %s',
    async (at) => {
      network.answer(getBlog, { data: anArticle() });
      openAt(at);
      expect(await screen.findByRole('heading', { level: 1, name: 'Your first offer' })).toBeTruthy();
      expect(screen.getByRole('heading', { level: 2, name: 'Inside' })).toBeTruthy();
      const asked = at.includes(ID) ? ID : 'first-offer';
      expect(network.sentTo(getBlog)[0]?.path).toBe(`/api/v1.3/blogs/${asked}`);
    },
  );

  it('can be passed on, and says when the link is copied', async () => {
    network.answer(getBlog, { data: anArticle() });
    const user = userEvent.setup();
    openAt('/Blog/first-offer');
    const shared = new URL(
      (await screen.findByRole('link', { name: 'WhatsApp' })).getAttribute('href') ?? '',
    );
    const own = `${window.location.origin}/Blog/first-offer`;
    expect(shared.searchParams.get('text')).toBe(`Your first offer ${own}`);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(own);
  });

  it('names what to read next', async () => {
    network.answer(getBlog, {
      data: anArticle({ related: [aSummary({ slug: 'next', blog_title: 'The next' })] }),
    });
    openAt('/Blog/first-offer');
    expect((await screen.findByRole('link', { name: 'The next' })).getAttribute('href')).toBe('/Blog/next');
  });

  it.each(['nothing', 'title&pageid=', '.', '%2e%2e', '%00', 'A B'])(
    '%s is the 404 page',
    async (segment) => {
      network.refuse(getBlog, 404, { code: 'not_found', message: 'x' });
      openAt(`/Blog/${segment}`);
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
    },
  );

  it('that cannot be loaded says so, and loads when asked again', async () => {
    openAt('/Blog/first-offer');
    await screen.findByText('Couldn’t load this article');
    network.answer(getBlog, { data: anArticle() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your first offer' })).toBeTruthy();
  });
});
