import type { CodingResult } from '@preproom/models/contract/assessments/coding/codingResult';
import type { CodingRound } from '@preproom/models/contract/assessments/coding/codingRounds';
import type { CodeMoment } from '@preproom/models/contract/room/code';
import { unpackRecording } from './recording.ts';
import { endsAtMs, problemsOf, type RoundAttempt, workOf } from './roundWork.ts';

export function presentRound(round: RoundAttempt, nowMs: number): CodingRound {
  const isOpen = round.status === 'open';
  return {
    _id: round._id.toString(),
    status: isOpen ? 'open' : 'done',
    startedAt: round.startedAt.toISOString(),
    minutes: workOf(round).minutes,
    leftMs: isOpen ? Math.max(0, endsAtMs(round) - nowMs) : 0,
    problems: problemsOf(round).map(({ slug, content: { title, difficulty, minutes } }) => ({
      ...{ slug, title, difficulty, minutes },
    })),
    result: round.result as CodingResult | null,
  };
}

/** How each solution was written; empty before it was handed in. */
export function presentRecordings(round: RoundAttempt): { slug: string; moments: CodeMoment[] }[] {
  const { slugs, recordings } = workOf(round);
  return recordings.map((packed, i) => ({ slug: slugs[i] ?? '', moments: unpackRecording(packed) }));
}
