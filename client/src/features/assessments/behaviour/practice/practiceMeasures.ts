import { FACE_WASM_PATH, faceModelPath } from '@preproom/models/contract/http/page';
import type { ReadingSample } from '@preproom/models/contract/readings/readings';
import type { SentSegment } from '@preproom/models/contract/room/speech';
import { createFaceReader } from '../../../../face/capture/faceReader.ts';
import { createReadingPipeline } from '../../../../face/measure/readingPipeline.ts';
import { type ReadingRun, startReadingRun } from '../../../../face/readingRun.ts';
import { type ExpressionReadingState, READING_OFF } from '../../../../face/readingState.ts';
import { browserClock } from '../../../../lib/clock.ts';
import { createObservable, type Readable } from '../../../../lib/observable.ts';
import { createBrowserPageLife } from '../../../../lib/page/pageLife.ts';
import { createFrameSource } from '../../../../speech/capture/frameSource.ts';
import { type SpeechState, startSpeechRun } from '../../../../speech/speechRun.ts';

export interface MeasureStates {
  speech: SpeechState;
  reading: ExpressionReadingState;
}

/** Talk time and expression reading of one session, with the engines of the call. What they measure stays in this object. */
export interface PracticeMeasures extends Readable<MeasureStates> {
  /** Only after consent to talk time. Started for each question, because its end also ends the open stretch of speech. */
  startSpeech(): void;
  stopSpeech(): void;
  /** Only after consent to expression reading, for the whole session: the resting face is kept. */
  startReading(): void;
  stopReading(): void;
  recalibrate(): void;
  renewPose(): void;
  /** In order, without overlaps. */
  segments(): readonly SentSegment[];
  /** In order. Complete once reading has stopped. */
  samples(): readonly ReadingSample[];
  /** Consent was withdrawn: stops, and drops what was measured. */
  dropSpeech(): void;
  dropReading(): void;
}

export interface PracticeMeasuresOptions {
  /** Milliseconds since the session's start. */
  sessionMs: () => number;
  /** SHA-256 of the face model; null where readings are unavailable. */
  modelSha256: string | null;
  getAudioTrack: () => MediaStreamTrack | null;
  getVideoTrack: () => MediaStreamTrack | null;
}

/** The engine names every batch's room; these batches never leave the page. */
const NO_ROOM = 'practiceroom';

export function createPracticeMeasures(options: PracticeMeasuresOptions): PracticeMeasures {
  const { sessionMs, modelSha256: model } = options;
  const view = createObservable<MeasureStates>({ speech: { status: 'off' }, reading: READING_OFF });
  const pipeline = createReadingPipeline();
  let segments: SentSegment[] = [];
  let samples: ReadingSample[] = [];
  let speech: ReturnType<typeof startSpeechRun> | null = null;
  let reading: ReadingRun | null = null;

  const keepSegment = ([start, end, syllables]: SentSegment) => {
    // The audio's clock may be corrected backwards for a moment.
    const from = Math.max(start, segments.at(-1)?.[1] ?? -Infinity);
    if (end > from) segments.push([from, end, syllables]);
  };
  const stopSpeech = () => {
    speech?.stop();
    speech = null;
  };
  const stopReading = () => {
    reading?.stop();
    reading = null;
  };

  return {
    get: view.get,
    subscribe: view.subscribe,
    startSpeech() {
      speech ??= startSpeechRun(
        { ...options, source: createFrameSource(), clock: browserClock },
        { onState: (state) => view.change({ speech: state }), onSegment: keepSegment },
      );
    },
    stopSpeech,
    startReading() {
      if (!model) return;
      reading ??= startReadingRun(
        {
          roomid: NO_ROOM,
          model,
          sessionMs,
          getVideoTrack: options.getVideoTrack,
          reader: createFaceReader({ wasmUrl: FACE_WASM_PATH, modelUrl: faceModelPath(model) }),
          pipeline,
          clock: browserClock,
          page: createBrowserPageLife(),
        },
        {
          onState: (state) => view.change({ reading: state }),
          onBatch: (batch) => {
            samples = [...samples, ...batch.samples];
          },
        },
      );
    },
    stopReading,
    recalibrate: () => reading?.recalibrate(),
    renewPose: () => reading?.renewPose(),
    segments: () => segments,
    samples: () => samples,
    dropSpeech() {
      stopSpeech();
      segments = [];
    },
    dropReading() {
      stopReading();
      samples = [];
    },
  };
}
