import { onPageReturn } from './pageReturn.ts';

/** Phones stop the sound for a call of their own and when headphones are pulled out; it takes them a moment to give it back. */
const RETRY_MS = 1_000;

/**
 * Plays the stream, and plays it again whenever something but us has stopped it. Tells `onSilence` when the browser keeps it
 * silent, so that the person can be asked for a click, and when it is heard again. Returns its undo.
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
      // A newer stream or the end of the view stops an attempt, too; only a refusal needs the person.
      const isRefused = failure instanceof DOMException && failure.name === 'NotAllowedError';
      if (isRefused && !signal.aborted) onSilence(true);
    }
  };
  const onPause = () => {
    // The end of a connection stops its sound for good; the next one brings a stream of its own.
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
