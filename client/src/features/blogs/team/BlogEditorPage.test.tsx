import {
  getBlogRevisions,
  getHqBlog,
  type HqBlog,
  publishBlog,
  saveBlog,
} from '@preproom/models/contract/blogs/team/blogs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { fakeUploads } from '../../../lib/testing/fakeUploads.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { indianInstant } from './articleText.ts';
import { BlogEditorPage } from './BlogEditorPage.tsx';

const ID = '0000000000000000000000b1';
const blog: HqBlog = {
  ...{ id: ID, revision: 3, savedAt: '2026-11-20T13:00:00.000Z', savedBy: 'Asha', state: 'draft' },
  ...{ publishedAt: null, hasChanges: false, blog_title: 'A title', slug: 'a-title', description: '' },
  ...{ tags: [], author: 'The team', blog_image: '', blog_content: '<p>Words</p>' },
};
let network: FakeNetwork;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  network.answer(getHqBlog, { data: blog });
  network.answer(getBlogRevisions, { data: [] });
});
afterEach(cleanup);

function open(): void {
  const route = <Route path="/hq/admin/blogs/:blogId" element={<BlogEditorPage />} />;
  renderPage(<Routes>{route}</Routes>, { at: `/hq/admin/blogs/${ID}` });
}
const typeSummary = async () => userEvent.type(await screen.findByLabelText('Summary'), 'Short.');

it('saves what is typed after a pause, from the revision that it began from', async () => {
  network.answer(saveBlog, { data: { ...blog, description: 'Short.', revision: 4 } });
  open();
  await typeSummary();
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  await screen.findByText('Saved');
  expect(network.sentTo(saveBlog).map(({ body }) => body)).toEqual([
    expect.objectContaining({ description: 'Short.', revision: 3, blog_content: '<p>Words</p>' }),
  ]);
});

it('keeps the text after a reload while the server cannot be reached', async () => {
  open();
  await typeSummary();
  await screen.findByText(/^Couldn’t save/);
  cleanup();
  open();
  expect(await screen.findByDisplayValue('Short.')).toBeTruthy();
});

it('tells the second of two editors, keeps their text, and saves it over the other on request', async () => {
  network.refuse(saveBlog, 409, { code: 'conflict', message: '' });
  open();
  await typeSummary();
  await screen.findByText(/was saved somewhere else/);
  expect(screen.getByDisplayValue('Short.')).toBeTruthy();
  network.answer(getHqBlog, { data: { ...blog, revision: 7, description: 'Theirs.' } });
  network.answer(saveBlog, { data: { ...blog, revision: 8, description: 'Short.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await screen.findByText('Saved');
  expect(network.sentTo(saveBlog).at(-1)?.body).toMatchObject({ revision: 7, description: 'Short.' });
});

it('names what is missing for publishing', async () => {
  const fields = { description: 'is missing', pictures: 'need alternative text' };
  network.refuse(publishBlog, 400, { code: 'bad_request', message: '', fields });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
  await screen.findByText('Add a summary. Describe every image in the text.');
});

it('waits with publishing for a cover that uploads', async () => {
  network.answer(publishBlog, { data: blog });
  fakeUploads();
  open();
  const publish = await screen.findByRole('button', { name: 'Publish now' });
  await userEvent.upload(
    screen.getByLabelText('Choose a file'),
    new File(['x'], 'a.png', { type: 'image/png' }),
  );
  await screen.findByText('Uploading a.png…');
  await userEvent.click(publish);
  expect(network.sentTo(publishBlog)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(publish);
  await waitFor(() => expect(network.sentTo(publishBlog)).toHaveLength(1));
});

it('moves through the toolbar with arrow keys and says what is pressed', async () => {
  open();
  const bold = await screen.findByRole('button', { name: 'Bold' });
  bold.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Italic'));
  expect(bold.getAttribute('aria-pressed')).toBe('false');
});

it('reads a time as India’s', () => {
  expect(indianInstant('2026-11-25T09:30')).toBe('2026-11-25T04:00:00.000Z');
  expect(indianInstant('')).toBeNull();
});
