import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLocalMedia, type LocalMedia } from '../call/media/localMedia.ts';
import { FakeMedia } from '../call/testing/fakeMedia.ts';
import { settled } from '../lib/testing/fakeClock.ts';
import { renderPage } from '../lib/testing/renderPage.tsx';
import { DeviceProblems } from './DeviceProblems.tsx';

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

function Problems() {
  const mediaState = useSyncExternalStore(media.subscribe, media.get);
  return <DeviceProblems media={media} mediaState={mediaState} />;
}

async function open(problems: FakeMedia['problems']): Promise<void> {
  devices.problems = problems;
  await media.start();
  renderPage(<Problems />);
}

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('says nothing while all is well', async () => {
  await open({});
  expect(alerts()).toEqual([]);
});

it('says once that both are blocked, and tries both again', async () => {
  await open({ microphone: 'denied', camera: 'denied' });
  expect(alerts()).toEqual([expect.stringContaining('Your camera and microphone are blocked')]);
  devices.problems = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(() => settled());
  expect(alerts()).toEqual([]);
  expect(devices.live.map(({ kind }) => kind).sort()).toEqual(['audio', 'video']);
});

it('says of each what is wrong with it', async () => {
  await open({ microphone: 'in_use', camera: 'denied' });
  expect(alerts()).toEqual([
    expect.stringContaining('Your camera is blocked'),
    expect.stringContaining('Your microphone is in use by another app'),
  ]);
});

it('offers no other try where the page itself is the reason', async () => {
  await open({ camera: 'insecure_context' });
  expect(screen.queryByRole('button')).toBeNull();
});
