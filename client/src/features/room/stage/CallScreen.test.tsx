import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallHarness } from '../../../call/testing/callHarness.ts';
import { chatMessage, mentor } from '../../../call/testing/roomFixtures.ts';
import { settled } from '../../../lib/testing/fakeClock.ts';
import { openCallScreen } from '../testing/openCallScreen.tsx';

let call: CallHarness;
const openReport = vi.fn();

beforeEach(async () => {
  call = await openCallScreen(openReport);
});

afterEach(() => {
  cleanup();
  call.session.leave();
});

const button = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

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
  act(() => call.signalling.last.emit({ name: 'chat:sent', payload: chatMessage({ text: 'Look here' }) }));
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
  act(() => call.peers.last.options.listener.onStream(new MediaStream()));
  expect(isHidden()).toBe(false);
  await act(async () => {
    call.signalling.last.emit({ name: 'participant:left', payload: { _id: mentor()._id, reason: 'lost' } });
    call.signalling.last.emit({ name: 'participant:joined', payload: mentor({ media: noCamera }) });
    const payload = { negotiationId: crypto.randomUUID(), isInitiator: true };
    call.signalling.last.emit({ name: 'negotiation:started', payload });
    await settled();
  });
  expect(isHidden()).toBe(false);
  act(() => call.peers.last.options.listener.onConnected());
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
  expect(call.signalling.last.asked('session:end')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End interview' }));
  expect(call.signalling.last.asked('session:end')).toHaveLength(1);
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
  expect(call.signalling.last.asked('session:end')).toEqual([]);
});

it('leaves at once', async () => {
  await userEvent.click(button('Leave'));
  expect(screen.getByText('left')).toBeTruthy();
});

it('says what is wrong with the connection', () => {
  expect(screen.getByText('Connected')).toBeTruthy();
  act(() => call.signalling.last.down());
  expect(screen.getByText(/Chat is reconnecting/)).toBeTruthy();
  act(() => call.peers.last.options.listener.onClosed());
  expect(screen.getByText('Reconnecting to the server')).toBeTruthy();
  expect(screen.getByText('Reconnecting')).toBeTruthy();
});

it('says that the other person left', () => {
  const gone = { _id: mentor()._id, reason: 'left' } as const;
  act(() => call.signalling.last.emit({ name: 'participant:left', payload: gone }));
  expect(screen.getByText('Vikram left. They can rejoin.')).toBeTruthy();
});
