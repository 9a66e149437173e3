import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../lib/testing/fakeClock.ts';
import type { CaptureKind, Device } from '../core/ports.ts';
import { FakeMedia, type FakeTrack } from '../testing/fakeMedia.ts';
import { createLocalMedia, type LocalMedia, speakerInUse, switchedOn } from './localMedia.ts';

let devices: FakeMedia;
let media: LocalMedia;

beforeEach(async () => {
  devices = new FakeMedia();
  media = createLocalMedia(devices);
  await media.start();
});

const track = (kind: CaptureKind) => media.capture(kind) as unknown as FakeTrack;
const inUse = () => devices.live.map(({ device }) => device.id);
const a = (id: string, label = id, groupId = id): Device => ({ id, label, groupId });

async function happened(change: () => void): Promise<void> {
  change();
  await settled();
}

const unplug = (kind: CaptureKind, ...ids: string[]) => happened(() => devices.unplug(kind, ...ids));
const plugIn = (kind: CaptureKind, ...added: Device[]) => happened(() => devices.plugIn(kind, ...added));

describe('a device is unplugged', () => {
  it('takes another one by itself, and says so', async () => {
    await unplug('camera', 'c1');
    expect(inUse()).toEqual(['m1', 'c2']);
    expect(media.get().camera).toMatchObject({ label: 'c2', substitution: { reason: 'lost', label: 'c1' } });
  });

  it('fails when there is no other, and takes the next one that is plugged in', async () => {
    await unplug('microphone', 'm1', 'm2');
    expect(media.get().microphone).toEqual({ status: 'failed', problem: 'not_found' });
    expect(media.outgoing().audio).toBeNull();
    await plugIn('microphone', a('m3'));
    expect(inUse()).toEqual(['c1', 'm3']);
    expect(media.get().microphone).toMatchObject({ status: 'on', substitution: { label: 'm1' } });
  });

  it.each([
    ['under its id', a('c1')],
    ['under another id', a('c9', 'c1')],
  ])('takes the same one up again, plugged in %s', async (_, again) => {
    await unplug('camera', 'c1');
    await plugIn('camera', again);
    expect(inUse()).toEqual(['m1', again.id]);
    expect(media.get()).toMatchObject({ camera: { label: 'c1', substitution: null }, offer: null });
  });

  it('does not go back to it once another one was chosen', async () => {
    devices.devices.camera.push(a('c3'));
    await unplug('camera', 'c1');
    await media.chooseDevice('camera', 'c3');
    await plugIn('camera', a('c1'));
    expect(inUse()).toEqual(['m1', 'c3']);
  });

  it('stays muted through every change', async () => {
    media.setMuted(true);
    await unplug('microphone', 'm1');
    expect(track('microphone').enabled).toBe(false);
    await plugIn('microphone', a('m1'));
    expect(inUse()).toEqual(['c1', 'm1']);
    expect(track('microphone').enabled).toBe(false);
    expect(switchedOn(media.get()).microphone).toBe(false);
  });

  it('leaves a camera alone that was switched off', async () => {
    await media.setCamera(false);
    await unplug('camera', 'c1');
    await plugIn('camera', a('c1'));
    expect(media.get().camera).toEqual({ status: 'off' });
    expect(inUse()).toEqual(['m1']);
  });

  it('opens nothing when the camera is switched off while another one is looked for', async () => {
    devices.unplug('camera', 'c1');
    await media.setCamera(false);
    await settled();
    expect(media.get().camera).toEqual({ status: 'off' });
    expect(inUse()).toEqual(['m1']);
  });

  it('gives up a device that ends after every start, until devices change', async () => {
    for (let i = 0; i < 4; i++) await happened(() => track('camera').end());
    expect(media.get().camera).toEqual({ status: 'failed', problem: 'unknown' });
    await happened(() => devices.emit('onDevices'));
    expect(media.get().camera).toMatchObject({ status: 'on', label: 'c1' });
  });
});

describe('a device is taken by another program', () => {
  beforeEach(async () => {
    devices.problems = { microphone: 'in_use' };
    await happened(() => track('microphone').end());
  });

  it('says so', () => {
    expect(media.get().microphone).toEqual({ status: 'failed', problem: 'in_use' });
  });

  it.each(['onDevices', 'onReturn'] as const)('is tried again quietly: %s', async (event) => {
    const seen: string[] = [];
    media.subscribe(() => seen.push(media.get().microphone.status));
    await happened(() => devices.emit(event));
    expect(new Set(seen)).toEqual(new Set(['failed']));
    devices.problems = {};
    await happened(() => devices.emit(event));
    expect(media.get().microphone).toMatchObject({ status: 'on', label: 'm1', substitution: null });
  });

  it('is tried again by the person', async () => {
    devices.problems = {};
    await media.openMicrophone();
    expect(inUse()).toEqual(['c1', 'm1']);
  });
});

describe('a device is muted by the system', () => {
  it('is told as off and interrupted, and recovers', async () => {
    track('microphone').mute(true);
    expect(media.get().microphone).toMatchObject({ status: 'on', isInterrupted: true });
    expect(switchedOn(media.get())).toMatchObject({ microphone: false, camera: true, isInterrupted: true });
    track('microphone').mute(false);
    expect(switchedOn(media.get())).toMatchObject({ microphone: true, isInterrupted: false });
  });

  it('is no interruption of somebody who is muted anyway', () => {
    media.setMuted(true);
    track('microphone').mute(true);
    expect(switchedOn(media.get())).toMatchObject({ microphone: false, isInterrupted: false });
  });

  it('a phone call that leaves dead tracks behind is recovered from when the page is back', async () => {
    track('microphone').mute(true);
    track('camera').mute(true);
    expect(switchedOn(media.get())).toMatchObject({ microphone: false, camera: false, isInterrupted: true });
    await happened(() => devices.emit('onReturn'));
    expect(switchedOn(media.get())).toMatchObject({ microphone: true, camera: true, isInterrupted: false });
    expect(inUse()).toEqual(['m1', 'c1']);
  });

  it('keeps the muted track while the phone call holds the device', async () => {
    const held = track('microphone');
    held.mute(true);
    devices.problems = { microphone: 'in_use' };
    await happened(() => devices.emit('onReturn'));
    expect(track('microphone')).toBe(held);
    held.mute(false);
    expect(switchedOn(media.get()).microphone).toBe(true);
  });
});

describe('a device is plugged in', () => {
  const headset = () => {
    devices.devices.speaker.push(a('s2', 'Headset speaker', 'headset'));
    devices.plugIn('microphone', a('m3', 'Headset', 'headset'));
  };

  it('is offered, and nothing else happens', async () => {
    await happened(headset);
    expect(media.get().offer).toEqual({ label: 'Headset', ids: { microphone: 'm3', speaker: 's2' } });
    expect(inUse()).toEqual(['m1', 'c1']);
  });

  it('is microphone and speaker in one when it is taken', async () => {
    await happened(headset);
    await media.takeOffer();
    expect(media.get().offer).toBeNull();
    expect(inUse()).toEqual(['c1', 'm3']);
    expect(speakerInUse(media.get())).toBe('s2');
  });

  it('is not offered any longer once declined, or unplugged', async () => {
    await happened(headset);
    media.declineOffer();
    await happened(() => devices.emit('onDevices'));
    expect(media.get().offer).toBeNull();
    await plugIn('camera', a('c3'));
    expect(media.get().offer).toMatchObject({ label: 'c3' });
    await unplug('camera', 'c3');
    expect(media.get().offer).toBeNull();
  });

  it('is not offered while its kind is switched off, nor under a name of the system', async () => {
    await media.setCamera(false);
    await plugIn('camera', a('c3'));
    await plugIn('microphone', a('default', 'Default - m1'));
    expect(media.get().offer).toBeNull();
  });
});

describe('a permission is withdrawn', () => {
  beforeEach(async () => {
    devices.allowed.camera = false;
  });

  it.each([
    ['with the end of the track', () => track('camera').end()],
    ['by the permission alone', () => devices.emit('onPermissions')],
  ])('is told as such, %s', async (_, withdraw) => {
    const { requests } = devices;
    await happened(withdraw);
    expect(devices.requests).toBe(requests);
    expect(media.get().camera).toEqual({ status: 'failed', problem: 'denied' });
    expect(inUse()).toEqual(['m1']);
  });

  it('asks for nothing until it is given again', async () => {
    await happened(() => devices.emit('onPermissions'));
    const { requests } = devices;
    await happened(() => devices.emit('onDevices'));
    await happened(() => devices.emit('onReturn'));
    expect(devices.requests).toBe(requests);
    devices.allowed.camera = true;
    await happened(() => devices.emit('onPermissions'));
    expect(inUse()).toEqual(['m1', 'c1']);
  });
});

it('goes back to the system’s speaker when the chosen one is unplugged, and to the chosen one when it is back', async () => {
  devices.devices.speaker.push(a('s2'));
  await happened(() => devices.emit('onDevices'));
  await media.chooseDevice('speaker', 's2');
  expect(speakerInUse(media.get())).toBe('s2');
  devices.devices.speaker.pop();
  await happened(() => devices.emit('onDevices'));
  expect(speakerInUse(media.get())).toBeNull();
  await happened(() => devices.plugIn('speaker', a('s2')));
  expect(speakerInUse(media.get())).toBe('s2');
});

it('ends with nothing open, whatever is under way', async () => {
  devices.unplug('microphone', 'm1');
  devices.emit('onReturn');
  media.stop();
  await settled();
  expect(devices.live).toEqual([]);
  expect(devices.watchers.size).toBe(0);
  expect(media.get()).toMatchObject({ microphone: { status: 'off' }, camera: { status: 'off' } });
});
