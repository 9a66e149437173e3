import { getBlogList } from '@preproom/models/contract/blogs/blogs';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { Community } from './Community.tsx';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState(INITIAL_STATE);
});
afterEach(cleanup);

const blog = (n: number) => ({
  id: `00000000000000000000000${n}`,
  blog_title: `Article ${n}`,
  blog_content: `<p>${`Words of article ${n}. `.repeat(10)}</p>`,
  blog_image: `/articles/${n}.svg`,
});

test('the first three articles are shown, and the way to the others', async () => {
  network.answer(getBlogList, { data: [blog(1), blog(2), blog(3), blog(4)] });
  renderPage(<Community />);
  const link = await screen.findByRole('link', { name: 'Article 1' });
  expect(link.getAttribute('href')).toBe('/blog/Article-1&pageid=000000000000000000000001');
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Article 1',
    'Article 2',
    'Article 3',
  ]);
  const begin = 'Words of article 1. Words of article 1. Words of article 1. Words of a…';
  expect(screen.getByText(begin).textContent).toHaveLength(71);
  expect(screen.getByRole('link', { name: 'Read more articles' }).getAttribute('href')).toBe('/Blogs');
});

test('articles that cannot be loaded leave the way to the list, and no complaint', async () => {
  renderPage(<Community />);
  await expect.poll(() => screen.queryByText('Loading')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Read more articles' })).toBeDefined();
  expect(useStore.getState().error).toBeNull();
});
