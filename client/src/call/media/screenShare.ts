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

/** The own shared screen. The browser's own button can end it, too. */
export function createScreenShare(port: MediaPort, set: (state: ScreenState) => void): ScreenShare {
  let track: MediaStreamTrack | null = null;
  // Incremented at every stop; the result of an earlier request is then stopped.
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
