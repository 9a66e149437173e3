import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CaptureKind } from '../../../call/core/ports.ts';
import type { CallHarness } from '../../../call/testing/callHarness.ts';
import type { FakeTrack } from '../../../call/testing/fakeMedia.ts';
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
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true';
const track = (kind: CaptureKind) => call.media.capture(kind) as unknown as FakeTrack;
const happened = (change: () => void) =>
  act(async () => {
    change();
    await settled();
  });
const alert = () => screen.getByRole('alert').textContent;
const saying = (text: RegExp) => screen.queryByText(text);

it('says that the microphone was unplugged, and is silent again once there is another one', async () => {
  await happened(() => call.devices.unplug('microphone', 'm1', 'm2'));
  expect(alert()).toContain('Your microphone was disconnected, so no one can hear you.');
  await happened(() => call.devices.plugIn('microphone', { id: 'm3', label: 'Desk', groupId: 'd' }));
  expect(alert()).toBe('');
  expect(saying(/“m1” was disconnected. Switched to “Desk”./)).toBeTruthy();
});

it('tries a device again that another program has taken', async () => {
  call.devices.problems = { camera: 'in_use' };
  await happened(() => track('camera').end());
  expect(alert()).toContain('Your camera is in use by another app');
  call.devices.problems = {};
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
  call.devices.allowed.microphone = false;
  await happened(() => track('microphone').end());
  expect(alert()).toContain('Your microphone is blocked');
});

it('offers what is plugged in', async () => {
  await happened(() => call.devices.plugIn('camera', { id: 'c3', label: 'Desk camera', groupId: 'd' }));
  await userEvent.click(button('Switch'));
  await settled();
  expect(track('camera').label).toBe('Desk camera');
  expect(saying(/” connected/)).toBeNull();
  await happened(() => call.devices.plugIn('camera', { id: 'c4', label: 'Phone', groupId: 'p' }));
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
  call.peers.last.options.listener.onStream(new MediaStream());
  const { _id, media: before } = mentor();
  await happened(() =>
    call.signalling.last.emit({
      name: 'participant:changed',
      payload: { _id, media: { ...before, ...change } },
    }),
  );
  expect(screen.getByText(text)).toBeTruthy();
});
