import { Trans } from '@lingui/react/macro';
import type { SpeechReport } from '@preproom/models/contract/room/speech';
import { LearnerAnswers } from './LearnerAnswers.tsx';
import { ShareBar } from './ShareBar.tsx';
import { SpeechFacts } from './SpeechFacts.tsx';

export interface SpeechFiguresProps {
  speech: SpeechReport;
  mentorName: string;
}

/** The learner's talk share, turns, pauses and pace, with how far to trust them. */
export function SpeechFigures({ speech, mentorName }: SpeechFiguresProps) {
  return (
    <>
      {speech.own && speech.other && speech.learnerShare !== null ? (
        <ShareBar
          learnerShare={speech.learnerShare}
          learnerMs={speech.own.speakingMs}
          mentorMs={speech.other.speakingMs}
          mentorName={mentorName}
        />
      ) : (
        <p className="text-muted">
          <Trans>
            {mentorName}’s talk time wasn’t measured, so we can’t show your share, turns or pauses.
          </Trans>
        </p>
      )}
      <SpeechFacts speech={speech} />
      <LearnerAnswers turns={speech.turns} />
      <p className="max-w-prose text-14 text-muted">
        <Trans>
          These are estimates. They come from microphone volume, never from your words. Noise, music or
          another voice in the room can change them, and a syllable count isn’t a word count.
        </Trans>
      </p>
    </>
  );
}
