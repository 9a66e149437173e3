import { setReadingConsent } from '@preproom/models/contract/readings/readingConsent';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PeerOptions, SignallingListener } from '../../call/core/ports.ts';
import { FakeConnectionCheck } from '../../call/testing/fakeConnectionCheck.ts';
import { FakePeers, FakeSignalling } from '../../call/testing/fakePorts.ts';
import { type FakeNetwork, fakeNetwork } from '../../lib/testing/fakeNetwork.ts';
import type { Room } from './parts/api.ts';
import { joinButton, openRoomPage, settle } from './testing/openRoomPage.tsx';
import { aRoom, NOW } from './testing/roomSamples.ts';

vi.mock('../../call/adapters/browserConnectionCheck.ts', () => ({
  get browserConnectionCheck() {
    return new FakeConnectionCheck().ports;
  },
}));

let signalling: FakeSignalling;
vi.mock('../../call/adapters/socketSignalling.ts', () => ({
  openSocketSignalling: () => (listener: SignallingListener) => signalling.open(listener),
}));

let peers: FakePeers;
vi.mock('../../call/adapters/simplePeer.ts', () => ({
  openSimplePeer: (options: PeerOptions) => peers.open(options),
  warmSimplePeer: async () => {},
}));

const MINUTE = 60_000;
let network: FakeNetwork;

async function open(given: Partial<Room> = {}): Promise<void> {
  network.answer(getRoom, aRoom(given));
  await openRoomPage();
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: NOW });
  network = fakeNetwork();
  signalling = new FakeSignalling();
  peers = new FakePeers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the lobby', () => {
  it('leads a learner with an unfinished profile to the session’s page, which asks for it', async () => {
    network.refuse(getRoom, 403, { code: 'profile_needed', message: 'x' });
    await openRoomPage();
    expect(screen.getByTestId('address').textContent).toBe('/Dashboard/session/room12345678');
  });

  it('names the other person, the round and how long it has been running', async () => {
    await open({ startsAt: new Date(NOW - 5 * MINUTE).toISOString() });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vikram');
    expect(screen.getByText('HR Round 1')).toBeTruthy();
    await settle(1_000);
    expect(screen.getByText('Started 5 min ago')).toBeTruthy();
  });

  it('names a free introduction as such, not as a round', async () => {
    await open({ round: 'Introducation', isFree: true });
    expect(screen.getByText('Free introduction')).toBeTruthy();
    expect(document.title).toContain('Free introduction with Vikram');
    expect(screen.queryByText('Introducation')).toBeNull();
  });

  it('opens by itself 10 minutes before the start', async () => {
    await open({ startsAt: new Date(NOW + 10 * MINUTE + 1_000).toISOString(), isOpen: false });
    expect(joinButton().hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/The room opens /)).toBeTruthy();
    await settle(1_000);
    expect(joinButton().hasAttribute('disabled')).toBe(false);
  });

  it('shows the check’s result right below the picture, and leads back to this session', async () => {
    await open();
    const check = screen.getByText('Checking your connection, microphone and camera…');
    const isBeforeCheck = (other: HTMLElement) =>
      Boolean(other.compareDocumentPosition(check) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBeforeCheck(screen.getByRole('region', { name: 'Video preview' }))).toBe(true);
    expect(screen.getAllByRole('checkbox').filter(isBeforeCheck)).toEqual([]);
    const back = screen.getByRole('link', { name: 'Back to the session' });
    expect(back.getAttribute('href')).toBe('/Dashboard/session/room12345678');
  });

  it.each([
    ['done', 'Continue to feedback', '/room/Feedback/room12345678'],
    ['cancelled', 'Back to your sessions', '/dashboard'],
    ['noshow_mentor', 'Back to your sessions', '/dashboard'],
  ] as const)('leads on when the session is %s', async (status, name, href) => {
    await open({ status });
    expect(screen.queryByRole('button', { name: 'Join interview' })).toBeNull();
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  });

  it('asks for no camera when the interview is over', async () => {
    await open({ status: 'done' });
    expect(screen.getByText('This interview is over.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Camera' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why there is no camera or microphone, and lets one join all the same', async () => {
    await open();
    const texts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    // One more alert region is rendered empty, for later notices.
    const alerts = texts.filter((text) => text !== '');
    expect(alerts).toHaveLength(2);
    expect(alerts.join()).toContain('https');
    expect(joinButton().hasAttribute('disabled')).toBe(false);
    expect(screen.getByText(/You can join and listen/)).toBeTruthy();
  });
});

describe('consent to expression reading', () => {
  const label = { name: 'Read my expressions in this interview' };
  const wants = () => screen.getByRole('checkbox', label);
  const bodies = () => network.sentTo(setReadingConsent).map(({ body }) => body);

  it('is off, and given by one click', async () => {
    await open();
    network.answer(setReadingConsent, { granted: true });
    expect((wants() as HTMLInputElement).checked).toBe(false);
    fireEvent.click(wants());
    await settle();
    await settle();
    expect(bodies()).toEqual([{ granted: true, textVersion: '2026-11-22' }]);
    expect(screen.getByText('Turned on. You’ll see a badge while it’s running.')).toBeTruthy();
  });

  it('is taken back by one click', async () => {
    await open({ readings: { unavailable: null, modelSha256: null, consent: true } });
    network.answer(setReadingConsent, { granted: false });
    fireEvent.click(wants());
    await settle();
    expect(bodies()).toEqual([{ granted: false }]);
  });

  it('taken back while the server is away reaches it after a reload, and holds meanwhile', async () => {
    const agreed = { readings: { unavailable: null, modelSha256: null, consent: true } };
    await open(agreed);
    fireEvent.click(wants());
    await settle();
    cleanup();
    network.sent.length = 0;
    await open(agreed);
    expect((wants() as HTMLInputElement).checked).toBe(false);
    network.answer(setReadingConsent, { granted: false });
    await settle(60_000);
    expect(bodies()).toContainEqual({ granted: false });
    expect(sessionStorage.length).toBe(0);
  });

  it('given again while its withdrawal is still on the way is sent after that', async () => {
    await open({ readings: { unavailable: null, modelSha256: null, consent: true } });
    fireEvent.click(wants());
    await settle();
    fireEvent.click(wants());
    await settle(10_000);
    expect(bodies()).not.toContainEqual(expect.objectContaining({ granted: true }));
    network.answerWith(setReadingConsent, async () => bodies().at(-1) as { granted: boolean });
    await settle(60_000);
    expect(bodies().at(-2)).toEqual({ granted: false });
    expect(bodies().at(-1)).toMatchObject({ granted: true });
  });

  it('is not asked of the mentor, nor where there is nothing to agree to', async () => {
    await open({ side: 'mentor' });
    expect(screen.queryByText('Expression reading')).toBeNull();
    cleanup();
    await open({ readings: { unavailable: 'switched_off', modelSha256: null, consent: false } });
    expect(screen.queryByRole('checkbox', label)).toBeNull();
    expect(screen.getByText(/is turned off/)).toBeTruthy();
    cleanup();
    await open({ readings: { unavailable: 'adults_only', modelSha256: null, consent: false } });
    expect(screen.queryByRole('checkbox', label)).toBeNull();
    expect(screen.getByText(/for people aged 18 or over/)).toBeTruthy();
    cleanup();
    await open({ readings: { unavailable: 'birth_date_needed', modelSha256: null, consent: false } });
    expect(screen.queryByRole('checkbox', label)).toBeNull();
    expect(screen.getByRole('link', { name: 'Add your date of birth' }).getAttribute('href')).toBe(
      '/account/student/profile',
    );
  });
});

describe('a room that cannot be shown', () => {
  // `not_found` is the answer to a malformed room id.
  it.each(['room_not_found', 'not_found'] as const)('does not tell whether it exists (%s)', async (code) => {
    network.refuse(getRoom, 404, { code, message: '' });
    await openRoomPage();
    expect(screen.getByRole('heading', { name: 'Room not found' })).toBeTruthy();
  });

  it('is called off when the two are not to meet again, without saying who decided it', async () => {
    network.refuse(getRoom, 409, { code: 'meeting_off', message: '' });
    await openRoomPage();
    expect(screen.getByRole('heading', { name: 'This interview can’t take place' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/block|report/i);
    expect(screen.getByRole('link', { name: 'Back to your sessions' })).toBeTruthy();
  });

  it('can be tried again', async () => {
    await openRoomPage();
    expect(screen.getByText('Couldn’t open the room')).toBeTruthy();
    network.answer(getRoom, aRoom());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    await settle();
    expect(joinButton()).toBeTruthy();
  });
});
