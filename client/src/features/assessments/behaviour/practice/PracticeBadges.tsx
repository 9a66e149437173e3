import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { ReadingBadge } from '../../../../shared/readings/ReadingBadge.tsx';
import type { SpeechState } from '../../../../speech/speechRun.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { PracticeChoice } from './practiceChoice.ts';
import type { PracticeMeasures } from './practiceMeasures.ts';
import type { Agreement } from './useAgreement.ts';

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

/** Shows that talk time is measured, or why not, with a stop button. */
function SpeechBadge({ state, onStop }: { state: SpeechState; onStop: () => void }) {
  const { t } = useLingui();
  if (state.status === 'off') return null;
  const isMeasuring = state.status === 'measuring';
  return (
    <section
      aria-label={t`Talk time`}
      className="flex items-center gap-3 rounded-card border border-line bg-raised px-3 py-1 text-14"
    >
      <span
        aria-hidden
        className={cx('size-2 shrink-0 rounded-full', isMeasuring ? 'bg-leaf' : 'bg-amber')}
      />
      <p role="status">
        {isMeasuring && <Trans>Talk time on</Trans>}
        {state.status === 'paused' && <Trans>Talk time paused</Trans>}
        {state.status === 'unavailable' && <Trans>Talk time unavailable</Trans>}
      </p>
      <Button tone="quiet" size="small" onClick={onStop} aria-label={t`Stop measuring talk time`}>
        <Trans>Stop</Trans>
      </Button>
    </section>
  );
}
