import { useEffect, useState } from 'react';
import type { LocalMedia } from '../../../../call/media/localMedia.ts';
import { createPracticeMeasures, type PracticeMeasures } from './practiceMeasures.ts';

export interface MeasuredPractice {
  measures: PracticeMeasures;
  /** Whole milliseconds since the session's page was opened. */
  sessionMs: () => number;
}

export interface PracticeMeasuresSetup {
  media: LocalMedia;
  modelSha256: string | null;
  /** The camera is used and the learner agrees to expression reading. */
  isRead: boolean;
  /** The questions have begun; from then on the run starts and stops the reading. */
  hasStarted: boolean;
}

/** What one session measures. Reading starts as soon as it is agreed to, so that it is ready for the first question. */
export function usePracticeMeasures(setup: PracticeMeasuresSetup): MeasuredPractice {
  const { media, modelSha256, isRead, hasStarted } = setup;
  const [measured] = useState(() => {
    const sessionMs = createSessionClock();
    const measures = createPracticeMeasures({
      sessionMs,
      modelSha256,
      getAudioTrack: () => media.capture('microphone'),
      getVideoTrack: () => media.capture('camera'),
    });
    return { measures, sessionMs };
  });
  const { measures } = measured;
  useEffect(() => {
    if (hasStarted) return;
    if (isRead) measures.startReading();
    else measures.dropReading();
  }, [measures, isRead, hasStarted]);
  useEffect(() => measures.stopReading, [measures]);
  return measured;
}

function createSessionClock(): () => number {
  const startMs = performance.now();
  return () => Math.round(performance.now() - startMs);
}
