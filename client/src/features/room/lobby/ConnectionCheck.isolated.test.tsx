import { storeConnectionCheck } from '@preproom/models/contract/room/connectionCheck';
import type { IceConfig } from '@preproom/models/contract/room/ice';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalMedia, type LocalMedia } from '../../../call/media/localMedia.ts';
import { FakeConnectionCheck } from '../../../call/testing/fakeConnectionCheck.ts';
import { FakeMedia } from '../../../call/testing/fakeMedia.ts';
import { JoiningContext } from '../../../devices/joiningContext.ts';
import { settled } from '../../../lib/testing/fakeClock.ts';
import { type FakeNetwork, fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { withRelayPreference } from '../connection/relayPreference.ts';
import { aRoom } from '../testing/roomSamples.ts';
import { ConnectionCheck } from './ConnectionCheck.tsx';

vi.mock('../../../call/adapters/browserConnectionCheck.ts', () => ({
  get browserConnectionCheck() {
    return outside.ports;
  },
}));

const TURN: IceConfig = {
  iceServers: [{ urls: ['turn:turn.example'], username: '1:a', credential: 'key' }],
  relayOnly: false,
  expiresAt: null,
};

let outside: FakeConnectionCheck;
let media: LocalMedia;
let network: FakeNetwork;

const summary = () => screen.getAllByRole('status')[0]?.textContent;
const row = (name: string) => screen.getByText(name).closest('li')?.textContent;
const stored = () => network.sentTo(storeConnectionCheck).map(({ body }) => body);

/** Opens the lobby's check and lets the connection's steps pass. */
const open = (ice = TURN) => openLobby(<ConnectionCheck room={aRoom({ ice })} media={media} />);

async function openLobby(lobby: ReactElement): Promise<void> {
  renderPage(lobby);
  await act(async () => {
    outside.signalling.last.up();
    for (let i = 0; i < 5; i++) await settled();
  });
}

function speakInTheLight(): void {
  act(() => {
    outside.speak();
    outside.show({ mean: 120, spread: 30 });
  });
}

beforeEach(async () => {
  localStorage.clear();
  outside = new FakeConnectionCheck();
  network = fakeNetwork();
  media = createLocalMedia(new FakeMedia());
  await media.start();
});
afterEach(cleanup);

describe('the connection check in the lobby', () => {
  it('ends when somebody joins, and stores what it knows', async () => {
    function JoiningLobby() {
      const [isJoining, setJoining] = useState(false);
      return (
        <JoiningContext value={isJoining}>
          <button type="button" onClick={() => setJoining(true)}>
            join
          </button>
          <ConnectionCheck room={aRoom({ ice: TURN })} media={media} />
        </JoiningContext>
      );
    }
    await openLobby(<JoiningLobby />);
    expect(stored()).toEqual([]);
    await userEvent.click(screen.getByText('join'));
    expect(stored()).toEqual([expect.objectContaining({ relay: 'works', microphone: 'unknown' })]);
  });

  it('shows every step while it runs, and one line once all is well', async () => {
    await open();
    expect(row('Server')).toContain('Fast');
    expect(row('Speed')).toContain('Good for video');
    expect(row('Microphone')).toContain('Say something');
    act(() => outside.show({ mean: 120, spread: 30 }));
    expect(summary()).toBe('Say something so we can check your microphone.');
    act(() => outside.speak());
    expect(summary()).toBe('Your connection, microphone and camera look good');
    expect(screen.queryByRole('list')).toBeNull();
    expect(stored()).toEqual([
      expect.objectContaining({ relay: 'works', microphone: 'heard', camera: 'bright' }),
    ]);
  });

  it('opens and closes as the person likes', async () => {
    const user = userEvent.setup();
    await open();
    speakInTheLight();
    const details = screen.getByRole('button', { name: 'Details' });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    await user.click(details);
    expect(row('Camera')).toContain('Good lighting');
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says what to do where something is not good, and keeps it in view', async () => {
    outside.relay = { hasFound: false, errorCodes: [401] };
    await open();
    act(() => {
      outside.speak();
      outside.show({ mean: 20, spread: 15 });
    });
    expect(summary()).toBe('2 things to check before you join');
    expect(row('Through our server')).toMatch(
      /Access denied.*problem on our side.*Most calls connect directly/,
    );
    expect(row('Camera')).toMatch(/Too dark.*window or a lamp/);
  });

  it('does not speak of direct calls where every call is relayed', async () => {
    outside.relay = { hasFound: false, errorCodes: [401] };
    await open({ ...TURN, relayOnly: true });
    speakInTheLight();
    expect(row('Through our server')).toMatch(/the call can’t connect/);
  });

  it('does not take the speed of the device for that of the connection', async () => {
    await open(aRoom().ice);
    speakInTheLight();
    expect(summary()).toBe('You’re connected to our server. Your microphone and camera look good');
    await userEvent.click(screen.getByRole('button', { name: 'Details' }));
    expect(row('Speed')).toMatch(/Your device is fast enough.*during the call/);
  });

  it('measures the speed of a connection that costs money only when asked', async () => {
    outside.isMetered = true;
    await open();
    expect(row('Speed')).toContain('Not tested');
    speakInTheLight();
    expect(summary()).toBe('You’re connected to our server. Your microphone and camera look good');
    await userEvent.click(screen.getByRole('button', { name: /Test speed/ }));
    expect(row('Speed')).toContain('Good for video');
    expect(summary()).toBe('Your connection, microphone and camera look good');
  });

  it.each([
    ['over the relay', TURN, 'Your connection looks good'],
    ['within the device alone', aRoom().ice, 'You’re connected to our server'],
  ])('does not judge devices that are switched off, speed measured %s', async (_, ice, text) => {
    await media.setCamera(false);
    await open(ice);
    act(() => outside.speak());
    expect(summary()).toBe(text);
  });

  it('can be done again', async () => {
    outside.relay = { hasFound: false, errorCodes: [] };
    await open();
    speakInTheLight();
    expect(row('Through our server')).toContain('Can’t be reached');
    outside.relay = { hasFound: true, errorCodes: [] };
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await act(async () => {
      outside.signalling.last.up();
      for (let i = 0; i < 5; i++) await settled();
    });
    speakInTheLight();
    expect(summary()).toBe('Your connection, microphone and camera look good');
  });

  it('lets everything go when the lobby is left, and stores what is known', async () => {
    await open();
    cleanup();
    expect([outside.levels.size, outside.lights.size, outside.clock.running]).toEqual([0, 0, 0]);
    expect(stored()).toEqual([expect.objectContaining({ speed: 'video', microphone: 'unknown' })]);
  });
});

describe('the wish for the relay', () => {
  it('is kept on the device and makes calls go through the relay', async () => {
    await open();
    expect(withRelayPreference(TURN).relayOnly).toBe(false);
    await userEvent.click(screen.getByRole('switch', { name: 'Always connect through our server' }));
    expect(withRelayPreference(TURN).relayOnly).toBe(true);
    expect(localStorage.getItem('preproom.relayOnly')).toBe('on');
  });

  it('is left aside where there is no relay', () => {
    localStorage.setItem('preproom.relayOnly', 'on');
    expect(withRelayPreference(aRoom().ice).relayOnly).toBe(false);
  });

  it.each([
    ['there is none', aRoom().ice],
    ['there is nothing else', { ...TURN, relayOnly: true }],
  ])('is not asked for where %s', async (_, ice) => {
    await open(ice);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
