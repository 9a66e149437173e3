import type { ConnectionHistoryPart } from '@preproom/models/contract/room/connectionHistory';
import type { TimerClock } from '../../lib/clock.ts';
import { createConnectionHistoryRecorder } from './connectionHistoryRecorder.ts';

export interface HistoryPorts {
  /** Id of this page load's part of the history. */
  partId: string;
  /** Stores this page load's part of the history. */
  saveHistory(roomid: string, part: ConnectionHistoryPart): Promise<void>;
}

const SAVE_EVERY_MS = 60_000;

/** The history of this page load, saved every minute while a room is open. */
export function createSavedHistory(ports: HistoryPorts, clock: TimerClock) {
  const recorder = createConnectionHistoryRecorder(ports.partId);
  let roomid: string | null = null;
  let savedAtMs = 0;

  const save = () => {
    savedAtMs = clock.now();
    const part = recorder.history();
    // A failed save needs no retry: each save sends the whole part again.
    if (part && roomid) void ports.saveHistory(roomid, part).catch(() => {});
  };

  return {
    recorder,
    save,
    saveIfDue: () => {
      if (clock.now() - savedAtMs >= SAVE_EVERY_MS) save();
    },
    open: (opened: string) => {
      roomid = opened;
      savedAtMs = clock.now();
    },
    /** Nothing is saved until the next `open`. */
    discard: () => {
      roomid = null;
    },
  };
}
