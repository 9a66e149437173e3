import type { DeviceProblem, MediaPort } from '../core/ports.ts';
import { problemOf } from './heldTrack.ts';

export type ScreenState =
  | { status: 'off' }
  | { status: 'on'; trackId: string }
  | { status: 'failed'; problem: DeviceProblem };

export interface ScreenShare {
  track(): MediaStreamTrack | null;
  start(): Promise<void>;
  stop(): void;
}

/** One's own shared screen; the browser's own button may end it as well. */
export function createScreenShare(port: MediaPort, set: (state: ScreenState) => void): ScreenShare {
  let track: MediaStreamTrack | null = null;
  // Grows at every stop: what an earlier question still brings is thrown away.
  let run = 0;

  const stop = () => {
    run += 1;
    track?.stop();
    track = null;
    set({ status: 'off' });
  };

  return {
    track: () => track,
    stop,
    start: async () => {
      const current = run;
      try {
        const opened = await port.openScreen();
        if (!opened) return;
        if (current !== run) return opened.stop();
        track?.stop();
        track = opened;
        opened.addEventListener('ended', () => track === opened && stop());
        set({ status: 'on', trackId: opened.id });
      } catch (failure) {
        if (current === run) set({ status: 'failed', problem: problemOf(failure) });
      }
    },
  };
}
