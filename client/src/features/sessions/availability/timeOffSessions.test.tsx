import {
  getAvailability,
  NO_AVAILABILITY,
  saveAvailability,
} from '@preproom/models/contract/sessions/availability';
import { cancelSession } from '@preproom/models/contract/sessions/bookings';
import { getSlotRequests } from '@preproom/models/contract/sessions/slotRequests';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aCurrentUser, aMeeting } from '../../../lib/testing/samples.ts';
import { AvailabilityPage } from './AvailabilityPage.tsx';
import type { SavedAvailability } from './api.ts';

const saved: SavedAvailability = { ...NO_AVAILABILITY, revision: 3 };
const LEARNER = { _id: '0000000000000000000000a1', photo: null };
let network: FakeNetwork;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeNetwork();
  network.answer(getSlotRequests, { data: [], total: 0 });
  useStore.setState({ ...INITIAL_STATE, isUserPending: false, user: aCurrentUser('mentor').data });
});
afterEach(cleanup);

async function open(): Promise<void> {
  renderPage(<AvailabilityPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'List' }));
}

describe('time off over booked sessions', () => {
  const startsAt = '2027-02-03T06:30:00.000Z';
  const booked = aMeeting({ roomid: 'bookedroom01', startsAt, with: { ...LEARNER, Name: 'Asha Rao' } });
  const elsewhere = aMeeting({ roomid: 'bookedroom02', startsAt: '2027-02-05T06:30:00.000Z' });
  const timeOff = { ...saved, leave: [{ from: '2027-02-03', to: '2027-02-03' }] };

  it('asks what to do with each of them, with a link to it; it stays until something is chosen', async () => {
    network.answer(getAvailability, { data: timeOff });
    useStore.setState({ userSessions: [booked, elsewhere] });
    network.answer(saveAvailability, { data: { ...timeOff, kept: ['bookedroom01'], revision: 4 } });
    await open();
    const asked = within(
      await screen.findByRole('region', {
        name: '1 booked session falls in your time off. What should happen to it?',
      }),
    );
    expect(asked.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Dashboard/session/bookedroom01',
    ]);
    expect(asked.getByRole('button', { name: 'Suggest other times to Asha Rao' })).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Keep the session with Asha Rao' }));
    const shown = within(await screen.findByRole('region', { name: 'Booked sessions in your time off' }));
    expect(shown.getByText('It stays booked.')).toBeTruthy();
    expect(shown.queryByRole('button')).toBeNull();
    await expect
      .poll(() => network.sentTo(saveAvailability)[0]?.body)
      .toEqual({ ...timeOff, kept: ['bookedroom01'] });
  });

  it('asks no more for one that was kept, waits for an answer, or has begun; the soonest first', async () => {
    const at = (roomid: string, startsAt: string, Name: string) =>
      aMeeting({ roomid, startsAt, with: { ...LEARNER, Name } });
    const times = [startsAt];
    const proposal = { by: 'mentor' as const, times, note: null, at: '2026-11-20T06:30:00.000Z' };
    network.answer(getAvailability, {
      data: { ...timeOff, leave: [{ from: '2020-01-01', to: '2027-02-03' }], kept: ['bookedroom03'] },
    });
    useStore.setState({
      userSessions: [
        booked,
        { ...at('bookedroom03', '2027-02-02T06:30:00.000Z', 'Kavya Rao'), status: 'booked' },
        { ...at('bookedroom04', '2027-02-01T06:30:00.000Z', 'Priya Nair'), proposal },
        at('bookedroom05', '2020-02-01T06:30:00.000Z', 'Begun Earlier'),
      ],
    });
    await open();
    const list = within(
      await screen.findByRole('region', { name: /^1 booked session falls in your time off/ }),
    );
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/Priya Nair.*Waiting for Priya Nair’s answer/);
    expect(rows[1]).toMatch(/Kavya Rao.*It stays booked/);
    expect(list.getAllByRole('button', { name: /Asha Rao$/ })).toHaveLength(3);
    expect(list.queryByRole('button', { name: /(Priya Nair|Kavya Rao)$/ })).toBeNull();
  });

  it('cancels one with a reason', async () => {
    network.answer(getAvailability, { data: timeOff });
    network.answer(cancelSession, { data: { ...booked, status: 'cancelled' } });
    useStore.setState({ userSessions: [booked] });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the session with Asha Rao' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'I am travelling that day');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect.poll(() => network.sentTo(cancelSession)).toHaveLength(1);
    expect(network.sentTo(cancelSession)[0]?.body).toEqual({ reason: 'I am travelling that day' });
  });
});
