import type { MediaState } from '@preproom/models/contract/room/signalling';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { statsReport } from '../../../call/connectionQuality/testing/samples.ts';
import type { CallHarness } from '../../../call/testing/callHarness.ts';
import { mentor } from '../../../call/testing/roomFixtures.ts';
import { settled } from '../../../lib/testing/fakeClock.ts';
import { openCallScreen } from '../testing/openCallScreen.tsx';

let call: CallHarness;

beforeEach(async () => {
  call = await openCallScreen();
});

afterEach(() => {
  cleanup();
  call.session.leave();
});

const button = (name: string) => screen.getByRole('button', { name });
const isSaving = () => button('Data saver').getAttribute('aria-pressed') === 'true';

/** The other person's page reports a change of its media state. */
function otherTells(change: Partial<MediaState>): void {
  const media = { ...mentor().media, ...change };
  const payload = { _id: mentor()._id, media };
  act(() => call.signalling.last.emit({ name: 'participant:changed', payload }));
}

async function talk(seconds: number, fractionLost = 0): Promise<void> {
  for (let second = 1; second <= seconds; second++) {
    await act(async () => {
      call.peers.last.report = statsReport(second, fractionLost);
      await call.clock.pass(1_000);
      await settled();
    });
  }
}

it('saves data by button and by key, says so, and remembers it', async () => {
  const user = userEvent.setup();
  await user.click(button('Data saver'));
  expect(isSaving()).toBe(true);
  expect(screen.getByText('Data saver is on. You’re both sending lower-quality video.')).toBeTruthy();
  expect(call.monitorPorts.choice).toBe('on');
  await user.keyboard('b');
  expect(isSaving()).toBe(false);
  expect(screen.queryByText(/Data saver is on/)).toBeNull();
});

it('names the person who saves data', () => {
  otherTells({ dataSaver: 'on', sending: 'saver' });
  expect(
    screen.getByText('Vikram turned on data saver. You’re both sending lower-quality video.'),
  ).toBeTruthy();
  otherTells({ dataSaver: 'sound', sending: 'saver_audio' });
  expect(screen.getByText('Vikram turned on data saver: audio only.')).toBeTruthy();
});

it.each([
  ['line_reduced', 'The connection from Vikram is slow, so their video is lower quality.'],
  ['line_audio', 'The connection from Vikram is slow, so you can only hear them for now.'],
  ['cpu_reduced', 'Vikram’s device is busy, so their video is lower quality.'],
] as const)('says why the other picture changed: %s', async (sending, text) => {
  await talk(3);
  otherTells({ sending });
  const status = screen.getByText(text).closest('[role="status"]');
  expect(status).not.toBeNull();
  expect(screen.queryByText(/camera is off/)).toBeNull();
  const isLine = sending !== 'cpu_reduced';
  expect(screen.queryByRole('button', { name: 'Connected Good' }) === null).toBe(isLine);
  otherTells({ sending: 'full' });
  expect(screen.queryByText(text)).toBeNull();
});

it('shows no frozen picture of somebody who sends sound only', () => {
  act(() => call.peers.last.options.listener.onStream(new MediaStream()));
  const video = screen.getByLabelText('Vikram');
  expect(video.className).not.toContain('opacity-0');
  otherTells({ sending: 'line_audio' });
  expect(screen.getByLabelText('Vikram').className).toContain('opacity-0');
});

it('says how the connection is, with the cause, and what it did to one’s own picture', async () => {
  await talk(3);
  expect(screen.getByRole('button', { name: 'Connected Good' })).toBeTruthy();
  await talk(8, 0.3);
  expect(button('Connected Poor: your audio is breaking up')).toBeTruthy();
  expect(
    screen.getByText('The connection to Vikram is slow, so they can only hear you for now.'),
  ).toBeTruthy();
});

it('tells more on a press: what was used, and how to use less', async () => {
  const user = userEvent.setup();
  await talk(100);
  await user.click(screen.getByRole('button', { name: /^Connected/ }));
  await user.click(button('Details'));
  const dialog = screen.getByRole('dialog', { name: 'Connection' });
  expect(dialog.textContent).toContain('Data used2 MB');
  expect(dialog.textContent).toContain('Sent1 MB');
  await user.click(within(dialog).getByRole('radio', { name: 'Audio only' }));
  expect(within(dialog).getByText('Data saver is on: audio only.')).toBeTruthy();
  expect(call.peers.last.limits.at(-1)?.video).toBeNull();
});

it('says that chat is paused once the service no longer serves this page’s version; the call goes on', async () => {
  call.signalling.refusals = { 'room:join': 'client_outdated' };
  await act(async () => {
    call.signalling.last.down();
    call.signalling.last.up();
    await settled();
  });
  expect(screen.getByText('We’ve updated the site. Chat is paused until this call ends.')).toBeTruthy();
  expect(screen.getByText('Connected. Chat is paused')).toBeTruthy();
  expect(call.peers.alive).toHaveLength(1);
});
