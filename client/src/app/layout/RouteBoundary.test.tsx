import { act, cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { lazyPage } from '../lazyPage.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

function Broken(): never {
  throw new Error('a page that cannot be rendered');
}

beforeEach(() => {
  // React tells the console of every caught failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a page that cannot be fetched says why, and is reloaded only once the server answers', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Page = lazyPage({ load: () => Promise.reject(new TypeError('Failed to fetch')) });
  await act(async () => {
    renderPage(
      <RouteBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </RouteBoundary>,
    );
  });
  expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
  expect(screen.getByText(/The service isn’t available right now/)).toBeTruthy();
  const again = screen.getByRole('button', { name: 'Try again' });
  await act(async () => again.click());
  expect(reload).not.toHaveBeenCalled();
  asked.mockResolvedValueOnce(new Response('{}'));
  await act(async () => again.click());
  expect(reload).toHaveBeenCalledOnce();
});

it('a page that breaks leaves the rest standing and offers ways back; the next address starts afresh', () => {
  renderPage(
    <>
      <Link to="/well">Elsewhere</Link>
      <RouteBoundary>
        <Routes>
          <Route path="/broken" element={<Broken />} />
          <Route path="/well" element={<p>all is well</p>} />
        </Routes>
      </RouteBoundary>
    </>,
    { at: '/broken' },
  );
  expect(screen.getByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  act(() => screen.getByRole('link', { name: 'Elsewhere' }).click());
  expect(screen.getByText('all is well')).toBeTruthy();
});
