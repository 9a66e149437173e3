import { act, cleanup, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a page whose code is gone because the server has a newer version', () => {
  const address = '/assets/main-of-before.js';
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  beforeEach(() => {
    // Put in as HTML, which runs no scripts.
    document.head.insertAdjacentHTML('beforeend', `<script type="module" src="${address}"></script>`);
    sessionStorage.clear();
  });
  afterEach(() => {
    document.querySelector(`script[src="${address}"]`)?.remove();
  });

  async function open(Page: ComponentType = lazyPage({ load: gone })): Promise<void> {
    await act(async () => {
      renderPage(
        <RouteBoundary>
          <Suspense>
            <Page />
          </Suspense>
        </RouteBoundary>,
      );
    });
  }

  it('says so and loads the new version, once', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await open();
    expect(await screen.findByRole('heading', { name: 'A new version is available' })).toBeTruthy();
    expect(asked).toHaveBeenCalledWith(expect.stringContaining(address), {
      method: 'HEAD',
      cache: 'no-store',
    });
    expect(reload).toHaveBeenCalledOnce();
    cleanup();
    await open();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does so for a part of a page, too', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
    await open(lazy(gone));
    expect(await screen.findByRole('heading', { name: 'A new version is available' })).toBeTruthy();
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['has trouble', async () => new Response(null, { status: 503 })],
    ['still has this version', async () => new Response(null)],
  ])('is not taken for one when the server %s', async (_, answer) => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    await open();
    expect(await screen.findByRole('heading', { name: 'Couldn’t load this page' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });
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
