import { onPageReturn } from './pageReturn.ts';

/** Phones pause playback for a phone call and when headphones are unplugged; resuming it takes a moment. */
const RETRY_MS = 1_000;

/**
 * Plays the stream and resumes it whenever the system has paused it. Calls `onSilence` when the browser blocks playback, so
 * that the person can be asked for a click, and again when it plays. Returns its undo.
 */
export function keepPlaying(
  element: HTMLMediaElement,
  stream: MediaStream,
  onSilence: (isSilent: boolean) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const play = async () => {
    try {
      await element.play();
    } catch (failure) {
      // A newer stream or unmounting also aborts `play`. Only a refusal by the browser needs the person.
      const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError';
      if (isRefused && !signal.aborted) onSilence(true);
    }
  };
  const onPause = () => {
    // A stream of a closed connection stays silent; the next connection has its own stream.
    if (element.ended || !stream.active) return;
    onSilence(true);
    clearTimeout(retry);
    retry = setTimeout(play, RETRY_MS);
  };

  element.srcObject = stream;
  element.addEventListener('playing', () => onSilence(false), { signal });
  element.addEventListener('pause', onPause, { signal });
  const stopWaiting = onPageReturn(() => element.paused && void play());
  void play();
  return () => {
    listening.abort();
    stopWaiting();
    clearTimeout(retry);
    onSilence(false);
    element.srcObject = null;
  };
}
