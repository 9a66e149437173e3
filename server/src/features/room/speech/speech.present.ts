import type { SpeechReport } from '@preproom/models/contract/room/speech';
import {
  learnerShare,
  mergeSpeech,
  ownSums,
  type SpeechSegment,
  speechTurns,
  togetherSums,
} from '@preproom/models/contract/room/speechSums';
import type { SessionSide } from '@preproom/models/contract/sessions/sessions';
import type { StoredSpeech } from '@preproom/models/db/room/speech/speech';

/**
 * What a side may see of who spoke when. The learner sees both sides, which the mentor agreed to. The mentor sees their own
 * figures and the share, and no moment of the learner's speech. Stored times count from the planned start, shown ones from `originMs`
 * after it.
 */
export function presentSpeech(side: SessionSide, stored: StoredSpeech, originMs: number): SpeechReport {
  const speechOf = (of: SessionSide) =>
    mergeSpeech(stored[of]?.segments ?? []).map(
      ([start, end, syllables]): SpeechSegment => [start - originMs, end - originMs, syllables],
    );
  const [learner, mentor] = [speechOf('learner'), speechOf('mentor')];
  const [own, other] = side === 'learner' ? [learner, mentor] : [mentor, learner];
  const areBoth = learner.length > 0 && mentor.length > 0;
  const isLearner = side === 'learner';
  return {
    side,
    consent: stored[side]?.consent ?? false,
    own: own.length > 0 ? ownSums(own) : null,
    other: isLearner && other.length > 0 ? ownSums(other) : null,
    isOtherMeasured: other.length > 0,
    learnerShare: areBoth ? learnerShare(learner, mentor) : null,
    together: isLearner && areBoth ? togetherSums(learner, mentor) : null,
    turns: isLearner && areBoth ? speechTurns(learner, mentor) : [],
    segments: isLearner ? { learner: shown(learner), mentor: shown(mentor) } : { learner: [], mentor: [] },
  };
}

function shown(segments: readonly SpeechSegment[]): [number, number, number][] {
  return segments.map(([start, end, syllables]) => [start, end, syllables]);
}
