import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallHarness } from '../../../call/testing/callHarness.ts';
import { chatMessage, mentor } from '../../../call/testing/roomFixtures.ts';
import { settled } from '../../../lib/testing/fakeClock.ts';
import { openCallScreen } from '../testing/openCallScreen.tsx';

let call: CallHarness;
const openReport = vi.fn();

beforeEach(async () => {
  sessionStorage.clear();
  call = await openCallScreen(openReport);
});

afterEach(() => {
  cleanup();
  call.session.leave();
  vi.restoreAllMocks();
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

it.each([
  ['Hindi', { key: 'स', code: 'KeyM' }],
  ['Russian', { key: 'ь', code: 'KeyM' }],
  ['Dvorak', { key: 'm', code: 'KeyP' }],
])('takes the keys of a %s keyboard', (_, key) => {
  fireEvent.keyDown(document.body, key);
  expect(isPressed('Microphone')).toBe(false);
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

it('keeps what is not sent over a reload, until it is sent', async () => {
  const user = userEvent.setup();
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const reload = async () => {
    cleanup();
    call.session.leave();
    call = await openCallScreen(openReport);
    await user.click(button('Chat'));
  };
  await user.click(button('Chat'));
  await user.type(field(), 'Half a question');
  await reload();
  expect(field().value).toBe('Half a question');
  await user.type(field(), '{Enter}');
  await reload();
  expect(field().value).toBe('');
});

it('keeps the lines of a message: Enter sends, Shift and Enter begins a line', async () => {
  const user = userEvent.setup();
  await user.click(button('Chat'));
  const field = screen.getByRole('textbox', { name: 'Message' });
  await user.click(field);
  await user.paste('for x in y:\n    print(x)');
  await user.keyboard('{Shift>}{Enter}{/Shift}done');
  // Enter chooses a word of the input method.
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(call.signalling.last.asked('chat:send')).toEqual([]);
  await user.keyboard('{Enter}');
  expect(call.signalling.last.asked('chat:send')).toMatchObject([
    { text: 'for x in y:\n    print(x)\ndone' },
  ]);
  expect(field).toHaveProperty('value', '');
});

it('says that a message is cut, and sends what is shown', async () => {
  const user = userEvent.setup();
  await user.click(button('Chat'));
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await user.paste('a'.repeat(1_900));
  expect(screen.queryByText(/2,000/)).toBeNull();
  await user.paste('b'.repeat(200));
  expect(screen.getByText(/2,000/).closest('[role=status]')).not.toBeNull();
  await user.click(button('Send'));
  expect(call.signalling.last.asked('chat:send')).toMatchObject([
    { text: 'a'.repeat(1_900) + 'b'.repeat(100) },
  ]);
  expect(screen.queryByText(/2,000/)).toBeNull();
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

it('gives the focus back when the code is closed', async () => {
  const user = userEvent.setup();
  await user.click(button('Code'));
  await user.click(await screen.findByRole('button', { name: 'Close code' }));
  expect(document.activeElement).toBe(button('Code'));
});

/** A window of this width, for this test. */
function widen(isWide: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { matches: isWide && query.includes('width') }) as MediaQueryList,
  );
}

it.each([
  [true, ['Chat', 'Interview guide']],
  [false, ['Chat']],
])('a wide window (%s) has room for %s', async (isWide, open) => {
  cleanup();
  call.session.leave();
  widen(isWide);
  call = await openCallScreen(openReport, 'mentor');
  await userEvent.click(button('Interview guide'));
  await userEvent.click(button('Chat'));
  expect(['Chat', 'Interview guide'].filter(isPressed)).toEqual(open);
  for (const name of open) screen.getByRole('complementary', { name });
  await userEvent.click(button('Chat'));
  expect(['Chat', 'Interview guide'].filter(isPressed)).toEqual(isWide ? ['Interview guide'] : []);
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

it('has no button for the keys without a pointer, but their key: a tablet may have a keyboard', async () => {
  cleanup();
  call.session.leave();
  widen(false);
  call = await openCallScreen(openReport, 'mentor');
  expect(screen.queryByRole('button', { name: 'Keyboard shortcuts', hidden: true })).toBeNull();
  await userEvent.keyboard('?');
  expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});

it('ends the interview only after asking', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'End interview' }));
  expect(call.signalling.last.asked('session:end')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End interview' }));
  expect(call.signalling.last.asked('session:end')).toHaveLength(1);
});

it('says what ending does to the other person, and offers to leave instead', async () => {
  const user = userEvent.setup();
  await user.click(button('End interview'));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Vikram will be disconnected too, and neither of you can rejoin\./)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Leave for now' }));
  expect(screen.getByText('left')).toBeTruthy();
  expect(call.signalling.last.asked('session:end')).toEqual([]);
});

it('leads to the report by button, by key, and from ending', async () => {
  const user = userEvent.setup();
  await user.click(button('Report or block'));
  await user.keyboard('r');
  expect(openReport).toHaveBeenCalledTimes(2);
  await user.click(button('End interview'));
  const choices = within(screen.getByRole('alertdialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(choices).toEqual(['End interview', 'Leave for now', 'Stay', 'Report a problem with Vikram']);
  await user.click(button('Report a problem with Vikram'));
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
