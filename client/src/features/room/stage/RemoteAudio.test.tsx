import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { RemoteAudio } from './RemoteAudio.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const refused = new DOMException('no click yet', 'NotAllowedError');
const button = () => screen.queryByRole('button', { name: 'Start audio' });

/** An audio element whose playback the test allows or refuses. */
function renderAudio(speakerId: string | null = null) {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const starts = async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('playing'));
  };
  play.mockImplementation(starts);
  const stream = Object.assign(new MediaStream(), { active: true });
  const audio = (id: string | null) => <RemoteAudio stream={stream} speakerId={id} />;
  return {
    play,
    starts,
    show: () => {
      const { container, rerender } = renderPage(audio(speakerId));
      const element = container.querySelector('audio') as HTMLAudioElement;
      return { element, speakOn: (id: string | null) => rerender(audio(id)) };
    },
  };
}

it('offers a button when the browser refuses to play sound, and plays with it', async () => {
  const { play, show } = renderAudio();
  play.mockRejectedValueOnce(refused);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Start audio' }));
  await waitFor(() => expect(button()).toBeNull());
  expect(play).toHaveBeenCalledTimes(2);
});

it('is silent about a play that a newer stream interrupted', async () => {
  const { play, show } = renderAudio();
  play.mockRejectedValue(new DOMException('interrupted', 'AbortError'));
  show();
  await Promise.resolve();
  expect(button()).toBeNull();
});

it('plays again by itself what a pulled plug has stopped', async () => {
  vi.useFakeTimers();
  const { play, show } = renderAudio();
  const { element } = show();
  act(() => element.dispatchEvent(new Event('pause')));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(play).toHaveBeenCalledTimes(2);
  expect(button()).toBeNull();
});

it('has a button while a phone call keeps it silent, and plays again when the page is back', async () => {
  vi.useFakeTimers();
  const { play, starts, show } = renderAudio();
  const { element } = show();
  play.mockRejectedValue(refused);
  act(() => element.dispatchEvent(new Event('pause')));
  expect(button()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(button()).not.toBeNull();
  play.mockImplementation(starts);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(button()).toBeNull();
});

it('asks for no click when a connection ends', async () => {
  const { show } = renderAudio();
  const { element } = show();
  act(() => {
    Object.assign(element.srcObject as MediaStream, { active: false });
    element.dispatchEvent(new Event('pause'));
  });
  expect(button()).toBeNull();
});

it('follows the speaker, back to the system’s own as well', async () => {
  const { show } = renderAudio('s2');
  const setSinkId = vi.fn(async (_id: string) => {});
  Object.assign(HTMLMediaElement.prototype, { setSinkId });
  const { speakOn } = show();
  speakOn('s3');
  speakOn(null);
  expect(setSinkId.mock.calls.flat()).toEqual(['s2', 's3', '']);
});
