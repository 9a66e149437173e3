import { getCalendarFeed, resetCalendarFeed } from '@preproom/models/contract/sessions/calendar';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser } from '../../../lib/testing/samples.ts';
import { CalendarSection } from './CalendarSection.tsx';

const feed = (name: string) => ({ data: { url: `https://preproom.example/calendar/${name}.ics` } });

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  useStore.setState({ user: aCurrentUser('user').data });
});
afterEach(() => {
  cleanup();
  useStore.setState({ user: null });
});

const address = async () => ((await screen.findByLabelText('Calendar link')) as HTMLInputElement).value;

it('offers the address, and a link that calendar programs open', async () => {
  network.answer(getCalendarFeed, feed('old'));
  renderPage(<CalendarSection />);
  expect(await address()).toBe('https://preproom.example/calendar/old.ics');
  expect(screen.getByRole('link', { name: 'Subscribe' }).getAttribute('href')).toBe(
    'webcal://preproom.example/calendar/old.ics',
  );
});

it('resets the address only when that is confirmed', async () => {
  network.answer(getCalendarFeed, feed('old'));
  network.answer(resetCalendarFeed, feed('new'));
  renderPage(<CalendarSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reset link' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(network.sentTo(resetCalendarFeed)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset link' }));
  await expect.poll(address).toBe('https://preproom.example/calendar/new.ics');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says when the address could not be reset, and keeps the old one', async () => {
  network.answer(getCalendarFeed, feed('old'));
  network.refuse(resetCalendarFeed, 503, { code: 'unavailable', message: 'x' });
  renderPage(<CalendarSection />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reset link' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset link' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
});

it('is not shown to people who have no sessions', () => {
  useStore.setState({ user: aCurrentUser('affiliate').data });
  renderPage(<CalendarSection />);
  expect(screen.queryByRole('heading', { name: 'Calendar' })).toBeNull();
});
