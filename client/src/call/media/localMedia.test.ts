import { beforeEach, expect, it } from 'vitest';
import { FakeMedia, type FakeTrack } from '../testing/fakeMedia.ts';
import { createLocalMedia, type LocalMedia, switchedOn } from './localMedia.ts';

let devices: FakeMedia;
let media: LocalMedia;

beforeEach(() => {
  devices = new FakeMedia();
  media = createLocalMedia(devices);
});

it('opens both devices with one question', async () => {
  await media.start();
  expect(devices.tracks.map(({ kind }) => kind)).toEqual(['audio', 'video']);
  expect(switchedOn(media.get())).toMatchObject({ microphone: true, camera: true, screen: false });
});

it('has the microphone when the camera cannot be had', async () => {
  devices.problems = { camera: 'not_found' };
  await media.start();
  expect(media.get()).toMatchObject({
    microphone: { status: 'on' },
    camera: { status: 'failed', problem: 'not_found' },
  });
});

it('goes on with neither', async () => {
  devices.problems = { microphone: 'denied', camera: 'in_use' };
  await media.start();
  expect(media.outgoing()).toEqual({ audio: null, video: null, face: null });
  expect(media.get().microphone).toEqual({ status: 'failed', problem: 'denied' });
});

it('keeps nothing that arrives after a stop', async () => {
  let arrive = () => {};
  devices.hold = new Promise((resolve) => {
    arrive = resolve;
  });
  const starting = media.start();
  media.stop();
  arrive();
  await starting;
  expect(devices.live).toEqual([]);
  expect(devices.watchers.size).toBe(0);
  expect(media.get().camera.status).toBe('off');
});

/** Lets nothing open until the returned function is called. */
function holdDevices(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  devices.hold = promise;
  return resolve;
}

it('leaves the camera off when it was switched off while another one was opening', async () => {
  await media.start();
  const arrive = holdDevices();
  const choosing = media.chooseDevice('camera', 'c2');
  await media.setCamera(false);
  arrive();
  await choosing;
  expect(media.get().camera).toEqual({ status: 'off' });
  expect(devices.live.map(({ kind }) => kind)).toEqual(['audio']);
});

it('leaves the camera off when it was switched off before the first answer of the browser', async () => {
  devices.problems = { microphone: 'denied' };
  const arrive = holdDevices();
  const starting = media.start();
  await media.setCamera(false);
  arrive();
  await starting;
  expect(devices.live).toEqual([]);
  expect(media.get()).toMatchObject({ camera: { status: 'off' }, microphone: { status: 'failed' } });
});

it('has the device that was chosen last, whichever opens first', async () => {
  await media.start();
  const arrive = holdDevices();
  const first = media.chooseDevice('camera', 'c1');
  devices.hold = null;
  await media.chooseDevice('camera', 'c2');
  arrive();
  await first;
  expect(media.capture('camera')?.id).toContain('c2');
  expect(devices.live).toHaveLength(2);
});

it('survives start, stop, start', async () => {
  const first = media.start();
  media.stop();
  await Promise.all([first, media.start()]);
  expect(devices.live).toHaveLength(2);
  expect(devices.watchers.size).toBe(1);
});

it('mutes without closing the microphone', async () => {
  await media.start();
  media.setMuted(true);
  expect(devices.live).toHaveLength(2);
  expect(media.outgoing().audio?.enabled).toBe(false);
  expect(switchedOn(media.get()).microphone).toBe(false);
});

it('switches the camera’s light off with the camera', async () => {
  await media.start();
  await media.setCamera(false);
  expect(devices.live.map(({ kind }) => kind)).toEqual(['audio']);
  await media.setCamera(true);
  expect(media.outgoing().video).toBe(media.capture('camera'));
});

it('sends the screen instead of the camera until sharing ends', async () => {
  await media.start();
  await media.shareScreen();
  const screen = media.outgoing().video as unknown as FakeTrack;
  expect(screen.id).toContain('screen');
  screen.end();
  expect(media.outgoing().video).toBe(media.capture('camera'));
  expect(media.get().screen).toEqual({ status: 'off' });
});

it('switches to the chosen device, and closes the one before', async () => {
  await media.start();
  await media.chooseDevice('camera', 'c2');
  expect(devices.live.map(({ device }) => device.id)).toEqual(['m1', 'c2']);
});

it('keeps what works when the chosen device cannot be had', async () => {
  await media.start();
  const before = media.outgoing();
  devices.problems = { c2: 'unknown' };
  await media.chooseDevice('camera', 'c2');
  expect(media.outgoing()).toEqual(before);
  expect(devices.live).toHaveLength(2);
  expect(media.get()).toMatchObject({
    camera: { status: 'on', label: 'c1', substitution: { reason: 'refused', label: 'c2' } },
    chosen: { camera: null },
  });
});

it('lets the one camera go where a second one cannot be opened', async () => {
  devices.isOneAtATime = true;
  await media.start();
  await media.chooseDevice('camera', 'c2');
  expect(media.get().camera).toMatchObject({ status: 'on', label: 'c2', substitution: null });
  expect(devices.live).toHaveLength(2);
});

it('takes the old camera up again when letting it go did not help', async () => {
  await media.start();
  devices.problems = { c2: 'in_use' };
  await media.chooseDevice('camera', 'c2');
  expect(media.get().camera).toMatchObject({ status: 'on', label: 'c1', substitution: { label: 'c2' } });
  expect(devices.live).toHaveLength(2);
});
