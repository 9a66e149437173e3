import { type ComponentType, useSyncExternalStore } from 'react';
import type { ExpressionReadingState } from '../../../face/readingState.ts';
import type { PracticeChoice } from './practiceChoice.ts';
import type { PracticeMeasures } from './practiceMeasures.ts';
import { SpeechBadge } from './SpeechBadge.tsx';
import type { Agreement } from './useAgreement.ts';

/** The badge of the live room. */
export interface ReadingBadgeProps {
  state: ExpressionReadingState;
  isSmall: boolean;
  isIdle: boolean;
  onStop: () => void;
  onRecalibrate: () => void;
  onRenewPose: () => void;
}

export interface PracticeBadgesProps {
  choice: PracticeChoice;
  reading: Agreement;
  speech: Agreement;
  measures: PracticeMeasures;
  ReadingBadge: ComponentType<ReadingBadgeProps>;
}

/** What is measured at the moment, each with a stop button. */
export function PracticeBadges({ choice, reading, speech, measures, ReadingBadge }: PracticeBadgesProps) {
  const states = useSyncExternalStore(measures.subscribe, measures.get);
  const stop = ({ consent }: Agreement, drop: () => void) => {
    drop();
    consent.mutate(false);
  };
  if (choice.mode === 'writing') return null;
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {reading.isGranted && choice.mode === 'camera' && (
        <ReadingBadge
          state={states.reading}
          isSmall={false}
          isIdle={false}
          onStop={() => stop(reading, measures.dropReading)}
          onRecalibrate={measures.recalibrate}
          onRenewPose={measures.renewPose}
        />
      )}
      {speech.isGranted && (
        <SpeechBadge state={states.speech} onStop={() => stop(speech, measures.dropSpeech)} />
      )}
    </div>
  );
}
