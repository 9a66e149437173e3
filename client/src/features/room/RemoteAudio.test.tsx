import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { RemoteAudio } from './RemoteAudio.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('offers a button when the browser refuses to play sound, and plays with it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  play.mockRejectedValueOnce(new DOMException('no click yet', 'NotAllowedError')).mockResolvedValue();
  renderPage(<RemoteAudio stream={new MediaStream()} speakerId={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Start audio' }));
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(play).toHaveBeenCalledTimes(2);
});

it('is silent about a play that a newer stream interrupted', async () => {
  const aborted = new DOMException('interrupted', 'AbortError');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(aborted);
  renderPage(<RemoteAudio stream={new MediaStream()} speakerId={null} />);
  await Promise.resolve();
  expect(screen.queryByRole('button')).toBeNull();
});
