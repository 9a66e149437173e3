import type { RecordingHeader } from './recordingIndex.ts';

/** Where a recording is: the folders from the origin's own root on. */
export type RecordingPath = readonly string[];

export type ToRecordingWorker =
  | { kind: 'open'; folders: RecordingPath; name: string; header: RecordingHeader }
  | { kind: 'slice'; slice: Blob; lengthMs: number }
  | { kind: 'close' };

/** `full`: the device has no room left. */
export type RecordingFault = 'full' | 'failed';

export type FromRecordingWorker =
  | { kind: 'opened' }
  | { kind: 'stored'; bytes: number }
  | { kind: 'closed' }
  | { kind: 'fault'; fault: RecordingFault };
