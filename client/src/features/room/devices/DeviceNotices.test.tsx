import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalMedia, type LocalMedia } from '../../../call/media/localMedia.ts';
import { FakeMedia, type FakeTrack } from '../../../call/testing/fakeMedia.ts';
import { settled } from '../../../lib/testing/fakeClock.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { DeviceNotices } from './DeviceNotices.tsx';

let devices: FakeMedia;
let media: LocalMedia;

beforeEach(() => {
  devices = new FakeMedia();
  media = createLocalMedia(devices);
});
afterEach(() => {
  cleanup();
  media.stop();
});

function Notices({ withoutFailures = false }: { withoutFailures?: boolean }) {
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  return <DeviceNotices media={media} mediaState={mediaState} withoutFailures={withoutFailures} />;
}

const happened = (change: () => void) =>
  act(async () => {
    change();
    await settled();
  });
const alert = () => screen.getByRole('alert').textContent;

it('does not repeat in the call what the lobby said, but says it when it happens again', async () => {
  devices.problems = { camera: 'in_use' };
  await media.start();
  renderPage(<Notices />);
  expect(alert()).toBe('');
  devices.problems = {};
  await happened(() => devices.emit('onDevices'));
  await happened(() => devices.unplug('camera', 'c1', 'c2'));
  expect(alert()).toContain('Your camera was disconnected');
});

it('is dismissed until there is something else to say', async () => {
  await media.start();
  renderPage(<Notices />);
  await happened(() => devices.unplug('camera', 'c1', 'c2'));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(alert()).toBe('');
  await happened(() => devices.unplug('microphone', 'm1', 'm2'));
  expect(alert()).toContain('Your microphone was disconnected');
  expect(alert()).not.toContain('camera');
});

it('leaves failures to the lobby there, and says what the system mutes', async () => {
  await media.start();
  renderPage(<Notices withoutFailures />);
  await happened(() => devices.unplug('camera', 'c1', 'c2'));
  expect(alert()).toBe('');
  await happened(() => (media.capture('microphone') as unknown as FakeTrack).mute(true));
  expect(alert()).toContain('Your device has muted the microphone');
});
