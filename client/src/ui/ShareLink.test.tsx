import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { ShareLink } from './ShareLink.tsx';

const URL_SHARED = 'https://preproom.example/r/abcdefgh';
afterEach(cleanup);

const open = () => renderPage(<ShareLink url={URL_SHARED} text="Read this:" size="small" />);

it('copies the link, and says so on the button and to a screen reader', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(URL_SHARED);
  expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy();
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said).toContain('Link copied');
});

it('shows the link to select where the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  open();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(URL_SHARED)).toBeTruthy();
  expect(screen.getByText(/Couldn’t copy/)).toBeTruthy();
});

it('opens WhatsApp with the text and the link', () => {
  open();
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(href).searchParams.get('text')).toBe(`Read this: ${URL_SHARED}`);
});
