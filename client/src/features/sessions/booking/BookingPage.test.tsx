import { type CurrentUser, getCurrentUser } from '@preproom/models/contract/currentUser';
import { getFreeTimes } from '@preproom/models/contract/mentors/freeTimes';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import { bookSession } from '@preproom/models/contract/sessions/bookings';
import { requestForslot } from '@preproom/models/contract/sessions/slotRequests';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INITIAL_STATE, useStore } from '../../../lib/store.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { aCurrentUser, aMeeting, aMentor, aPack, MENTOR_ID } from '../../../lib/testing/samples.ts';
import { openBooking } from './testing/openBooking.tsx';

const now = Date.parse('2026-11-23T06:00:00.000Z');
const TUESDAY_EVENING = '2026-11-24T13:00:00.000Z';
const THURSDAY_MORNING = '2026-11-26T04:30:00.000Z';
const AFTER_THE_PACK = '2026-12-19T13:00:00.000Z';
const PAGE = '/Dashboard/selectmentor/HR-Round-1';
const pack = aPack();
let network: FakeNetwork;
function answerTimes(times: string[], hasRequested = false) {
  const data = { mentor: aMentor(), minutes: 45, timeZone: 'Asia/Kolkata', times, hasRequested };
  network.answer(getFreeTimes, { data });
}

const open = (at: string, user: Partial<CurrentUser> = { ActivePack: pack }) =>
  openBooking(network, at, user);

const address = () => screen.getByTestId('address').textContent ?? '';
/** Everything that the page says from now on, however briefly. */
function textsShown(): string[] {
  const texts: string[] = [];
  const note = () => texts.push(document.body.textContent ?? '');
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  return texts;
}
const summary = () => screen.getByRole('region', { name: 'Your booking' });
const confirm = () => screen.getByRole('button', { name: 'Confirm booking' });

beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  network = fakeNetwork();
  useStore.setState({ ...INITIAL_STATE, isUserPending: false });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('choosing a mentor', () => {
  it('lists mentors, soonest free time first, and keeps the filters in their links', async () => {
    const mentor = aMentor({ nextFreeAt: TUESDAY_EVENING, rating: 4.6, ratingCount: 12 });
    network.answer(getMentors, { data: [mentor], total: 1, pages: 1 });
    open(`${PAGE}/any?language=Hindi`);
    const link = await screen.findByRole('link', { name: 'Meera Iyer' });
    expect(link.getAttribute('href')).toBe(`${PAGE}/${MENTOR_ID}?language=Hindi`);
    expect(screen.getByText('Tue, 24 November, 6:30 pm IST')).toBeTruthy();
    expect(new URLSearchParams(network.sentTo(getMentors)[0]?.search).get('sort')).toBe('free');
  });

  it('offers to clear filters that nobody matches', async () => {
    network.answer(getMentors, { data: [], total: 0, pages: 0 });
    open(`${PAGE}/any?rating=4`);
    expect(await screen.findByText('No mentors match')).toBeTruthy();
    await userEvent.click(screen.getAllByRole('link', { name: 'Clear filters' })[0] as HTMLElement);
    expect(address()).toBe(`${PAGE}/any`);
  });

  it('lists only mentors with introductions for the free introduction', async () => {
    network.answer(getMentors, { data: [aMentor()], total: 1, pages: 1 });
    open('/Dashboard/selectmentor/free-introduction/any');
    await screen.findByRole('link', { name: 'Meera Iyer' });
    expect(network.sentTo(getMentors)[0]?.search).toContain('introduction=1');
    expect(within(summary()).getByText('15 minutes')).toBeTruthy();
    expect(within(summary()).getByText('Free')).toBeTruthy();
  });

  it('cannot be loaded: a quiet note in its place, which tries again', async () => {
    network.refuse(getMentors, 500, { code: 'internal', message: 'x' });
    open(`${PAGE}/any`);
    await screen.findByText('Couldn’t load the mentors');
    expect([screen.queryByRole('alert'), useStore.getState().error]).toEqual([null, null]);
    expect(document.body.textContent).not.toContain('internal');
    network.answer(getMentors, { data: [aMentor()], total: 1, pages: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Meera Iyer' })).toBeTruthy();
  });
});

describe('choosing a time', () => {
  it('preselects the first free day and disables days without times', async () => {
    answerTimes([TUESDAY_EVENING, THURSDAY_MORNING]);
    open(`${PAGE}/${MENTOR_ID}`);
    const tuesday = await screen.findByRole<HTMLInputElement>('radio', { name: /Tuesday, 24 November/ });
    expect(tuesday.checked).toBe(true);
    screen.getByRole('group', { name: 'Evening' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wednesday, 25/ }).disabled).toBe(true);
    expect(screen.getByText(/India Standard Time \(IST\)/)).toBeTruthy();
  });

  it('shows the rule in dates before the click', async () => {
    answerTimes([TUESDAY_EVENING]);
    open(`${PAGE}/${MENTOR_ID}`);
    await userEvent.click(await screen.findByRole('radio', { name: '6:30 pm' }));
    expect(summary().textContent).toContain(
      'You can reschedule up to 3 times until Tue, 24 November, 6:30 pm IST. Further changes need your mentor’s agreement.',
    );
    expect(summary().textContent).toContain('B.Tech, until 18 January 2027');
    expect(summary().textContent).toContain('1 round from your pack');
  });

  it('counts moves of an earlier booking of the round', async () => {
    answerTimes([TUESDAY_EVENING]);
    const meeting = [aMeeting({ status: 'cancelled', movesLeft: 1, startsAt: '2026-11-22T13:00:00.000Z' })];
    open(`${PAGE}/${MENTOR_ID}?time=${TUESDAY_EVENING}`, { ActivePack: pack, meeting });
    await screen.findByRole('radio', { name: '6:30 pm' });
    expect(summary().textContent).toContain('You can reschedule up to 1 more time until');
  });

  it.each([
    ['over', '2026-11-20T13:00:00.000Z'],
    ['not offered', '2026-11-24T02:00:00.000Z'],
    ['after the pack', AFTER_THE_PACK],
  ])('refuses a time of the address that is %s at once, and offers the nearest', async (_, time) => {
    answerTimes([TUESDAY_EVENING, THURSDAY_MORNING, AFTER_THE_PACK]);
    open(`${PAGE}/${MENTOR_ID}?time=${time}`, { ActivePack: { ...pack, lastDay: '2026-12-18' } });
    await screen.findByText(/The mentor isn’t available at this time/);
    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm booking' });
    expect(confirm().disabled).toBe(true);
    expect(within(summary()).getAllByRole('listitem').length).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: /Tue.*6:30 pm/ }));
    expect(screen.queryByText(/The mentor isn’t available at this time/)).toBeNull();
    expect(confirm().disabled).toBe(false);
  });

  it('brings the times of a picked day into view', async () => {
    const scrolled: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    answerTimes([TUESDAY_EVENING, THURSDAY_MORNING]);
    open(`${PAGE}/${MENTOR_ID}`);
    await userEvent.click(await screen.findByRole('radio', { name: /Thursday, 26/ }));
    const times = screen.getByRole('group', { name: 'Morning' });
    expect(scrolled.some((element) => element.contains(times))).toBe(true);
    vi.restoreAllMocks();
  });

  it('does not offer times after the pack', async () => {
    answerTimes([AFTER_THE_PACK]);
    open(`${PAGE}/${MENTOR_ID}`, { ActivePack: { ...pack, lastDay: '2026-12-18' } });
    expect(await screen.findByText('No free times before your pack ends')).toBeTruthy();
  });

  it('asks for times once, and says so', async () => {
    answerTimes([]);
    network.answer(requestForslot, { data: { requested: true } });
    open(`${PAGE}/${MENTOR_ID}`);
    const ask = await screen.findByRole('button', { name: 'Ask for times' });
    answerTimes([], true);
    await userEvent.click(ask);
    expect(await screen.findByText(/We’ve told Meera Iyer/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for times' })).toBeNull();
    expect(network.sentTo(requestForslot)[0]?.body).toEqual({ mentorid: MENTOR_ID });
  });

  it('shows no banner when asking for times fails', async () => {
    answerTimes([]);
    network.refuse(requestForslot, 500, { code: 'internal', message: 'x' });
    open(`${PAGE}/${MENTOR_ID}`);
    const ask = await screen.findByRole('button', { name: 'Ask for times' });
    await userEvent.click(ask);
    expect(await screen.findByText('Couldn’t send. Try again.')).toBeTruthy();
    expect(ask.getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(useStore.getState().error).toBeNull();
  });
});

describe('confirming', () => {
  it('books the round and opens its page', async () => {
    answerTimes([TUESDAY_EVENING]);
    network.answer(bookSession, { data: aMeeting({ startsAt: TUESDAY_EVENING }) });
    open(`${PAGE}/${MENTOR_ID}?time=${TUESDAY_EVENING}`);
    await screen.findByRole('radio', { name: '6:30 pm' });
    const booked = aPack({ rounds: [{ name: 'HR Round 1', state: 'booked', roomid: 'room00000001' }] });
    network.answer(getCurrentUser, { ...aCurrentUser('user'), ActivePack: booked });
    const shown = textsShown();
    await userEvent.click(confirm());
    await screen.findByText('elsewhere');
    expect(address()).toBe('/Dashboard/session/room00000001');
    // The round counts as booked before the session's page opens.
    expect(shown.filter((text) => text.includes('already booked'))).toEqual([]);
    const booking = { mentorId: MENTOR_ID, startsAt: TUESDAY_EVENING, round: 'HR Round 1', packId: pack._id };
    expect(network.sentTo(bookSession)[0]?.body).toEqual(booking);
  });

  it('offers the nearest times when somebody else was quicker, and loses nothing', async () => {
    answerTimes([TUESDAY_EVENING, THURSDAY_MORNING]);
    open(`${PAGE}/${MENTOR_ID}?q=java&time=${TUESDAY_EVENING}`);
    await screen.findByRole('radio', { name: '6:30 pm' });
    const fields = { 'nearest.0': THURSDAY_MORNING };
    network.refuse(bookSession, 409, { code: 'slot_taken', message: 'x', fields });
    answerTimes([THURSDAY_MORNING]);
    await userEvent.click(confirm());
    expect(await screen.findByText(/Someone has just taken this time/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Thu, 26 November, 10:00 am IST' }));
    expect(new URLSearchParams(address().split('?')[1]).get('time')).toBe(THURSDAY_MORNING);
    expect(address()).toContain('q=java');
    expect(await screen.findByRole<HTMLInputElement>('radio', { name: '10:00 am' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '6:30 pm' })).toBeNull();
  });
});
