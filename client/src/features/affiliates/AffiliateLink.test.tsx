import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { AffiliateLink } from './AffiliateLink.tsx';

const LINK = 'https://preproom.example/r/abcdefgh';
afterEach(cleanup);

it('is copied by a button that has a name, and what became of it is said', async () => {
  const user = userEvent.setup();
  renderPage(<AffiliateLink link={LINK} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  const [said] = await screen.findAllByRole('status');
  expect(said?.textContent).toBe('Link copied');
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeTruthy();
});
