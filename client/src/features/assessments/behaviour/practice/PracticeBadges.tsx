import { useSyncExternalStore } from 'react';
import { ReadingBadge } from '../../../../shared/readings/ReadingBadge.tsx';
import { SpeechBadge } from '../../../../shared/readings/SpeechBadge.tsx';
import type { PracticeChoice } from './practiceChoice.ts';
import type { PracticeMeasures } from './practiceMeasures.ts';
import type { Agreement } from './useAgreement.ts';

const CARD = 'max-w-sm rounded-card border border-line bg-raised px-3 py-2';

export interface PracticeBadgesProps {
  choice: PracticeChoice;
  reading: Agreement;
  speech: Agreement;
  measures: PracticeMeasures;
}

/** What is measured at the moment, each with a stop button. */
export function PracticeBadges({ choice, reading, speech, measures }: PracticeBadgesProps) {
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
          className={CARD}
          onStop={() => stop(reading, measures.dropReading)}
          onRecalibrate={measures.recalibrate}
          onRenewPose={measures.renewPose}
        />
      )}
      {speech.isGranted && (
        <SpeechBadge
          className={CARD}
          state={states.speech}
          onStop={() => stop(speech, measures.dropSpeech)}
        />
      )}
    </div>
  );
}
