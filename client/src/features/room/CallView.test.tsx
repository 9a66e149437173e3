import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type CallSession, createCallSession } from '../../call/callSession.ts';
import { isInRoom } from '../../call/callState.ts';
import { createLocalMedia, type LocalMedia } from '../../call/localMedia.ts';
import { FakeClock, settled } from '../../call/testing/fakeClock.ts';
import {
  FakeLinePorts,
  FakeMedia,
  FakePeers,
  FakeSignalling,
  type FakeTrack,
} from '../../call/testing/fakePorts.ts';
import { chatMessage, mentor, NEGOTIATION_ID, ROOM_ID, snapshot } from '../../call/testing/roomFixtures.ts';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { CallView } from './CallView.tsx';
import { aRoom } from './testing/roomSamples.ts';

let signalling: FakeSignalling;
let peers: FakePeers;
let media: LocalMedia;
let session: CallSession;

function View() {
  const view = useSyncExternalStore(session.subscribe, session.get);
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  if (!isInRoom(view.call)) return <p>{view.call.status}</p>;
  const call = { session, view, media, mediaState };
  return <CallView room={aRoom()} call={call} state={view.call} ReadingBadge={() => null} />;
}

const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

async function connect(): Promise<void> {
  const tell = { name: 'negotiation:started' } as const;
  signalling.last.tell({ ...tell, payload: { negotiationId: NEGOTIATION_ID, isInitiator: true } });
  await settled();
  peers.last.options.listener.onConnected();
}

beforeEach(async () => {
  signalling = new FakeSignalling();
  signalling.snapshot = snapshot({ status: 'live' });
  peers = new FakePeers();
  media = createLocalMedia(new FakeMedia());
  session = createCallSession({
    openSignalling: signalling.open,
    openPeer: peers.open,
    clock: new FakeClock(),
    media,
    line: new FakeLinePorts(),
    newId: () => crypto.randomUUID(),
  });
  await media.start();
  session.join({ roomid: ROOM_ID, tabId: 'tab', ice: aRoom().ice });
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
  act(() => signalling.last.tell({ name: 'chat:sent', payload: chatMessage({ text: 'Look here' }) }));
  expect(screen.getByText('1 new message')).toBeTruthy();
  await user.click(button('Chat'));
  expect(within(screen.getByRole('log')).getByText('Look here')).toBeTruthy();
  expect(screen.queryByText('1 new message')).toBeNull();
});

it('sends what is written, and takes no key as a shortcut while one writes', async () => {
  const user = userEvent.setup();
  await user.click(button('Chat'));
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'mmm{Enter}');
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  expect(within(screen.getByRole('log')).getByText('mmm')).toBeTruthy();
  expect(isPressed('Microphone')).toBe(true);
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
  const dialog = screen.getByRole('dialog', { name: 'Keys' });
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
  await user.click(button('End it'));
  expect(signalling.last.asked('session:end')).toHaveLength(1);
});

it('leaves at once', async () => {
  await userEvent.click(button('Leave'));
  expect(screen.getByText('left')).toBeTruthy();
});

it('says what is wrong with the line', () => {
  expect(screen.getByText('Connected')).toBeTruthy();
  act(() => signalling.last.down());
  expect(screen.getByText(/waiting for the server/)).toBeTruthy();
  act(() => peers.last.options.listener.onClosed());
  expect(screen.getByText('Waiting for the server')).toBeTruthy();
  expect(screen.getByText('Reconnecting')).toBeTruthy();
});

it('says that the other person left', () => {
  const gone = { _id: mentor()._id, reason: 'left' } as const;
  act(() => signalling.last.tell({ name: 'participant:left', payload: gone }));
  expect(screen.getByText('Vikram left the room. They can come back.')).toBeTruthy();
});

it('says that a device went away in the call', () => {
  act(() => (media.capture('microphone') as unknown as FakeTrack).end());
  expect(screen.getByRole('alert').textContent).toContain('Your microphone stopped working');
});
