import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallSession } from '../../../call/callPorts.ts';
import { createCallSession } from '../../../call/callSession.ts';
import type { CaptureKind } from '../../../call/core/ports.ts';
import { isInRoom } from '../../../call/machine/callState.ts';
import { createLocalMedia, type LocalMedia } from '../../../call/media/localMedia.ts';
import { FakeMedia, type FakeTrack } from '../../../call/testing/fakeMedia.ts';
import { FakeMonitorPorts } from '../../../call/testing/fakeMonitorPorts.ts';
import { FakeNetwork, FakePeers, FakeSignalling } from '../../../call/testing/fakePorts.ts';
import {
  chatMessage,
  mentor,
  NEGOTIATION_ID,
  ROOM_ID,
  snapshot,
} from '../../../call/testing/roomFixtures.ts';
import { FakeClock, settled } from '../../../lib/testing/fakeClock.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { aRoom } from '../testing/roomSamples.ts';
import { CallScreen } from './CallScreen.tsx';

let signalling: FakeSignalling;
let peers: FakePeers;
let devices: FakeMedia;
let media: LocalMedia;
let session: CallSession;
const openReport = vi.fn();

function View() {
  const view = useSyncExternalStore(session.subscribe, session.get);
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  if (!isInRoom(view.call)) return <p>{view.call.status}</p>;
  const call = { session, view, media, mediaState };
  const report = { isOpen: false, open: openReport };
  return (
    <CallScreen
      room={aRoom()}
      call={call}
      state={view.call}
      report={report}
      isEntering={false}
      ReadingBadge={() => null}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

async function connect(): Promise<void> {
  const payload = { negotiationId: NEGOTIATION_ID, isInitiator: true };
  signalling.last.emit({ name: 'negotiation:started', payload });
  await settled();
  peers.last.options.listener.onConnected();
}

beforeEach(async () => {
  signalling = new FakeSignalling();
  signalling.snapshot = snapshot({ status: 'live' });
  peers = new FakePeers();
  devices = new FakeMedia();
  media = createLocalMedia(devices);
  const monitorPorts = new FakeMonitorPorts();
  session = createCallSession({
    openSignalling: signalling.open,
    openPeer: peers.open,
    clock: new FakeClock(),
    media,
    connectionMonitor: monitorPorts,
    newId: () => crypto.randomUUID(),
    watchNetwork: new FakeNetwork().watch,
    getIce: async () => aRoom().ice,
  });
  await media.start();
  session.join({ roomid: ROOM_ID, side: 'learner', tabId: 'tab', ice: aRoom().ice });
  signalling.last.up();
  await settled();
  await connect();
  renderPage(<View />);
});

afterEach(() => {
  cleanup();
  session.leave();
});

it('shows what is on, and switches it by button and by key', async () => {
  const user = userEvent.setup();
  expect(['Microphone', 'Camera', 'Share screen', 'Chat'].map(isPressed)).toEqual([true, true, false, false]);
  await user.click(button('Microphone'));
  expect(isPressed('Microphone')).toBe(false);
  await user.keyboard('m');
  expect(isPressed('Microphone')).toBe(true);
  await user.keyboard('v');
  expect(isPressed('Camera')).toBe(false);
});

it('counts unread messages until the chat is opened', async () => {
  const user = userEvent.setup();
  act(() => signalling.last.emit({ name: 'chat:sent', payload: chatMessage({ text: 'Look here' }) }));
  expect(screen.getByText('1 new message')).toBeTruthy();
  await user.click(button('Chat'));
  expect(within(screen.getByRole('log')).getByText('Look here')).toBeTruthy();
  expect(screen.queryByText('1 new message')).toBeNull();
});

it('sends what is written, and takes no key as a shortcut while one writes', async () => {
  const user = userEvent.setup();
  await user.click(button('Chat'));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'mmm{Enter}');
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
  expect(within(screen.getByRole('log')).getByText('mmm')).toBeTruthy();
  expect(isPressed('Microphone')).toBe(true);
});

it('keeps the last picture of somebody whose reloaded page has no camera yet', async () => {
  const isHidden = () => screen.getByLabelText('Vikram').classList.contains('opacity-0');
  const noCamera = { ...mentor().media, camera: false };
  act(() => peers.last.options.listener.onStream(new MediaStream()));
  expect(isHidden()).toBe(false);
  await act(async () => {
    signalling.last.emit({ name: 'participant:left', payload: { _id: mentor()._id, reason: 'lost' } });
    signalling.last.emit({ name: 'participant:joined', payload: mentor({ media: noCamera }) });
    const payload = { negotiationId: crypto.randomUUID(), isInitiator: true };
    signalling.last.emit({ name: 'negotiation:started', payload });
    await settled();
  });
  expect(isHidden()).toBe(false);
  act(() => peers.last.options.listener.onConnected());
  expect(isHidden()).toBe(true);
});

it('gives the focus back when the chat is closed', async () => {
  const user = userEvent.setup();
  await user.click(button('Chat'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('log')).toBeNull();
  expect(document.activeElement).toBe(button('Chat'));
});

it('lists the keys, and can switch them off', async () => {
  const user = userEvent.setup();
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(dialog).getByRole('switch'));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('m');
  expect(isPressed('Microphone')).toBe(true);
  await user.keyboard('?');
  await user.click(screen.getByRole('switch'));
});

it('ends the interview only after asking', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'End interview' }));
  expect(signalling.last.asked('session:end')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End interview' }));
  expect(signalling.last.asked('session:end')).toHaveLength(1);
});

it('leads to the report by button, by key, and from ending', async () => {
  const user = userEvent.setup();
  await user.click(button('Report or block'));
  await user.keyboard('r');
  expect(openReport).toHaveBeenCalledTimes(2);
  await user.click(button('End interview'));
  await user.click(button('End and report'));
  expect(openReport).toHaveBeenCalledTimes(3);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(signalling.last.asked('session:end')).toEqual([]);
});

it('leaves at once', async () => {
  await userEvent.click(button('Leave'));
  expect(screen.getByText('left')).toBeTruthy();
});

it('says what is wrong with the connection', () => {
  expect(screen.getByText('Connected')).toBeTruthy();
  act(() => signalling.last.down());
  expect(screen.getByText(/Chat is reconnecting/)).toBeTruthy();
  act(() => peers.last.options.listener.onClosed());
  expect(screen.getByText('Reconnecting to the server')).toBeTruthy();
  expect(screen.getByText('Reconnecting')).toBeTruthy();
});

it('says that the other person left', () => {
  const gone = { _id: mentor()._id, reason: 'left' } as const;
  act(() => signalling.last.emit({ name: 'participant:left', payload: gone }));
  expect(screen.getByText('Vikram left. They can rejoin.')).toBeTruthy();
});

describe('devices', () => {
  const track = (kind: CaptureKind) => media.capture(kind) as unknown as FakeTrack;
  const happened = (change: () => void) =>
    act(async () => {
      change();
      await settled();
    });
  const alert = () => screen.getByRole('alert').textContent;
  const saying = (text: RegExp) => screen.queryByText(text);

  it('says that the microphone was unplugged, and is silent again once there is another one', async () => {
    await happened(() => devices.unplug('microphone', 'm1', 'm2'));
    expect(alert()).toContain('Your microphone was unplugged, so no one can hear you.');
    await happened(() => devices.plugIn('microphone', { id: 'm3', label: 'Desk', groupId: 'd' }));
    expect(alert()).toBe('');
    expect(saying(/“m1” was unplugged. Switched to “Desk”./)).toBeTruthy();
  });

  it('tries a device again that another program has taken', async () => {
    devices.problems = { camera: 'in_use' };
    await happened(() => track('camera').end());
    expect(alert()).toContain('Your camera is in use by another app');
    devices.problems = {};
    await userEvent.click(button('Try again'));
    expect(alert()).toBe('');
    expect(isPressed('Camera')).toBe(true);
  });

  it('says what is muted by the system, until it is not', async () => {
    await happened(() => track('microphone').mute(true));
    expect(alert()).toContain('Your device has muted the microphone.');
    await happened(() => track('camera').mute(true));
    expect(alert()).toContain('maybe for a phone call');
    await happened(() => ['microphone' as const, 'camera' as const].map((kind) => track(kind).mute(false)));
    expect(alert()).toBe('');
  });

  it('says where to click when a permission is withdrawn', async () => {
    devices.allowed.microphone = false;
    await happened(() => track('microphone').end());
    expect(alert()).toContain('Your microphone is blocked');
  });

  it('offers what is plugged in', async () => {
    await happened(() => devices.plugIn('camera', { id: 'c3', label: 'Desk camera', groupId: 'd' }));
    await userEvent.click(button('Switch'));
    await settled();
    expect(track('camera').label).toBe('Desk camera');
    expect(saying(/” connected/)).toBeNull();
    await happened(() => devices.plugIn('camera', { id: 'c4', label: 'Phone', groupId: 'p' }));
    await userEvent.click(button('Dismiss'));
    expect(saying(/” connected/)).toBeNull();
    expect(track('camera').label).toBe('Desk camera');
  });

  it.each([
    [{ microphone: false }, 'Vikram is muted'],
    [{ microphone: false, isInterrupted: true }, 'Vikram’s device muted their microphone'],
    [{ camera: false, isInterrupted: true }, 'Vikram’s camera is paused'],
    [{ microphone: false, camera: false, isInterrupted: true }, 'Vikram may be on a phone call'],
  ])('says of the other person %o: %s', async (change, text) => {
    peers.last.options.listener.onStream(new MediaStream());
    const { _id, media: before } = mentor();
    await happened(() =>
      signalling.last.emit({
        name: 'participant:changed',
        payload: { _id, media: { ...before, ...change } },
      }),
    );
    expect(screen.getByText(text)).toBeTruthy();
  });
});
