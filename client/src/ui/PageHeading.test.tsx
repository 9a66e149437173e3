import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PageHeading } from './PageHeading.tsx';

function open() {
  const router = createMemoryRouter(
    [
      { path: '/list', element: <PageHeading>List</PageHeading> },
      { path: '/other', element: <PageHeading>Other</PageHeading> },
    ],
    { initialEntries: ['/list'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const hasFocus = (name: string) => screen.getByRole('heading', { name }) === document.activeElement;

afterEach(cleanup);

describe('the heading of a page', () => {
  it('leaves the focus alone when the browser opens the page, and when a filter is chosen there', async () => {
    const router = open();
    expect(hasFocus('List')).toBe(false);
    for (const search of ['?state=open', '?state=open&item=19']) {
      await act(() => router.navigate(`/list${search}`));
      expect(hasFocus('List')).toBe(false);
    }
  });

  it('takes the focus when a link of the app leads to the page', async () => {
    const router = open();
    await act(() => router.navigate('/other'));
    expect(hasFocus('Other')).toBe(true);
  });
});
