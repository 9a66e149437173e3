import { act, cleanup, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
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
