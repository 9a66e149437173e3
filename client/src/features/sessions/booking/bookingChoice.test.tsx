import type { CurrentUser } from '@preproom/models/contract/currentUser';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import { act, cleanup, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { aFeedback } from '../../../lib/testing/feedbackSample.ts';
import { aCurrentUser, aMentor, aPack, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { useBookingNote } from './confirm/useBookingNote.ts';
import { openBooking } from './testing/openBooking.tsx';

const now = Date.parse('2026-11-23T06:00:00.000Z');
const PAGE = '/Dashboard/selectmentor/HR-Round-1';
const pack = aPack();
let network: FakeNetwork;
const address = () => screen.getByTestId('address').textContent ?? '';
const open = (at: string, user: Partial<CurrentUser> = { ActivePack: pack }) =>
  openBooking(network, at, user);

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('choosing what to book', () => {
  const CHOICE = `/Dashboard/selectmentor/any/${MENTOR_ID}`;
  const choices = async () => {
    await screen.findByRole('heading', { name: 'Which session do you want to book?' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    return links;
  };

  it('is asked for, the next round of the pack first, and keeps mentor and filters', async () => {
    open(`${CHOICE}?language=Hindi`);
    const to = (type: string) => `/Dashboard/selectmentor/${type}/${MENTOR_ID}?language=Hindi`;
    expect(await choices()).toEqual([
      ['HR Round 1', to('HR-Round-1')],
      ['Tech Round 1', to('Tech-Round-1')],
      ['Free introduction', to('free-introduction')],
    ]);
    const first = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('Recommended')).toBeTruthy();
    expect(first.getByText(/The next round in your pack/)).toBeTruthy();
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
  });

  it('recommends the round that practises what was rated lowest, and says so', async () => {
    useStore.setState({
      userFeedback: [aFeedback({ 'Technical Knowlegde': 1, 'Subject Understanding': 1 })],
    });
    open(CHOICE);
    expect((await choices())[0]?.[0]).toBe('Tech Round 1');
    const first = within(screen.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText(/your lowest-rated area recently/)).toBeTruthy();
  });

  it('is not asked for where there is one thing to book', async () => {
    network.answer(getMentors, { data: [aMentor()], total: 1, pages: 1 });
    open('/Dashboard/selectmentor/any/any', { ActivePack: null });
    await screen.findByRole('link', { name: 'Meera Iyer' });
    expect(address()).toBe('/Dashboard/selectmentor/free-introduction/any');
  });
});

it('keeps the file for the mentor while another mentor is chosen, and forgets it when it is removed', () => {
  useStore.setState({ user: aCurrentUser('user').data });
  const cv = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });
  const first = renderHook(() => useBookingNote('HR Round 1'));
  act(() => first.result.current.changeFile(cv));
  first.unmount();
  const again = renderHook(() => useBookingNote('HR Round 1'));
  expect(again.result.current.file).toBe(cv);
  expect(renderHook(() => useBookingNote('Tech Round 1')).result.current.file).toBeNull();
  act(() => again.result.current.changeFile(null));
  expect(renderHook(() => useBookingNote('HR Round 1')).result.current.file).toBeNull();
});

describe('what cannot be booked', () => {
  it('leads to the programs without a pack, and to the free introduction', async () => {
    open(`${PAGE}/any`, {});
    expect(screen.getByText('You need a pack to book this')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See programs' }).getAttribute('href')).toBe('/programs');
    expect(screen.getByRole('link', { name: 'Book your free introduction' }).getAttribute('href')).toBe(
      '/Dashboard/selectmentor/free-introduction/any',
    );
  });

  it('leads to the session of a booked round', () => {
    const booked = aPack({ rounds: [{ name: 'HR Round 1', state: 'booked', roomid: 'room00000001' }] });
    open(`${PAGE}/any`, { ActivePack: booked });
    expect(screen.getByRole('link', { name: 'View session' }).getAttribute('href')).toBe(
      '/Dashboard/session/room00000001',
    );
  });

  it('does not know other words', () => {
    open('/Dashboard/selectmentor/Magic-Round/any');
    expect(screen.getByText('Page Not Found')).toBeTruthy();
  });
});
