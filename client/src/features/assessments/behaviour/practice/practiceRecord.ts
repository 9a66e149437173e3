import type { PracticeRecord } from '@preproom/models/contract/assessments/practice';
import type { PracticeMode, PracticeSet } from '@preproom/models/contract/assessments/practiceResult';
import {
  countWords,
  sumAnswerExpression,
  sumAnswerSpeech,
} from '@preproom/models/contract/assessments/practiceSums';
import { READING_ALGORITHM, type ReadingSample } from '@preproom/models/contract/readings/readings';
import { type SentSegment, SPEECH_ALGORITHM } from '@preproom/models/contract/room/speech';
import type { GivenAnswer } from './practiceRun.ts';

/** What the page measured on the session's clock; null where it was not agreed to. */
export interface Measured {
  segments: readonly SentSegment[] | null;
  samples: readonly ReadingSample[] | null;
}

/** The numbers of a session: all of it that leaves the device. */
export function practiceRecord(
  { mode, set }: { mode: PracticeMode; set: PracticeSet | null },
  answers: readonly GivenAnswer[],
  { segments, samples }: Measured,
): PracticeRecord {
  return {
    mode,
    set,
    algorithms: { speech: SPEECH_ALGORITHM, reading: READING_ALGORITHM },
    answers: answers.map(({ questionId, mode: given, time, text }) => ({
      questionId,
      mode: given,
      usedMs: time.toMs - time.fromMs,
      words: text === null ? null : countWords(text),
      speech: segments && text === null ? sumAnswerSpeech(segments, time) : null,
      expression: samples && text === null ? sumAnswerExpression(samples, time) : null,
    })),
  };
}
