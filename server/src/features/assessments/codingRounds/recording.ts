import {
  MAX_RECORDED_CHARS,
  MAX_SOLUTION_BYTES,
} from '@preproom/models/contract/assessments/coding/codingRoundLimits';
import type { RecordedMoment } from '@preproom/models/contract/assessments/coding/codingRounds';
import { AppError } from '@preproom/models/contract/http/errors';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { bytesOf } from '@preproom/models/db/room/code/codeUpdate';
import { packMoments, unpackMoments } from '@preproom/models/db/room/code/packMoments';
import { endsAtMs, type RoundAttempt, type RoundWork } from './roundWork.ts';

/** Packed. What people type has a tenth of it; noise that was pasted again and again has more, and is not kept. */
const MAX_PACKED_BYTES = 160 * 1024;

/** How far the clock of a page may be off. */
const CLOCK_LEEWAY_MS = 60_000;

/** What was written before the clock ended. */
export function untilEnd(round: RoundAttempt, moments: readonly RecordedMoment[]): RecordedMoment[] {
  const latestMs = endsAtMs(round) - round.startedAt.getTime() + CLOCK_LEEWAY_MS;
  const end = moments.findIndex(({ atMs }) => atMs > latestMs);
  return moments.slice(0, end === -1 ? moments.length : end);
}

/** What is stored of a recording; null if it would be too large. Throws `bad_request` if its edits do not fit the text they change. */
export function packRecording(moments: readonly RecordedMoment[]): Buffer | null {
  assertPlayable(moments);
  const packed = packMoments(moments.map(momentOf));
  return packed.length > MAX_PACKED_BYTES ? null : packed;
}

/** Only what was recorded: an absent field stays absent. */
function momentOf({ atMs, edits, language, pasted, run }: RecordedMoment): CodeMoment {
  return {
    ...{ atMs, side: 'learner', edits },
    ...(language !== undefined && { language }),
    ...(pasted !== undefined && { pasted }),
    ...(run && { run }),
  };
}

export function unpackRecording(packed: RoundWork['recordings'][number]): CodeMoment[] {
  return packed ? unpackMoments(bytesOf(packed)) : [];
}

function assertPlayable(moments: readonly RecordedMoment[]): void {
  let [length, written] = [0, 0];
  for (const { edits } of moments) {
    for (const [place, removed, inserted] of edits) {
      if (removed === 0 && inserted === '') throw unplayable('an edit changes nothing');
      if (place + removed > length) throw unplayable('an edit is outside of the text');
      length += inserted.length - removed;
      written += inserted.length;
      if (length > MAX_SOLUTION_BYTES) throw unplayable('the text is too long');
    }
  }
  if (written > MAX_RECORDED_CHARS) throw unplayable('too much was written');
}

const unplayable = (fault: string) => new AppError('bad_request', undefined, { fields: { moments: fault } });
