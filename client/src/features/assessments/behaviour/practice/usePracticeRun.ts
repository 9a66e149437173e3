import type { PracticeQuestion, PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { useEffect, useReducer } from 'react';
import type { LocalMedia } from '../../../../call/media/localMedia.ts';
import { useUnderClock } from '../../../../lib/page/underClock.ts';
import { keepAnswer } from '../keptAnswers.ts';
import { startRecording } from './answerRecording.ts';
import { answerMode, type PracticeChoice } from './practiceChoice.ts';
import type { PracticeMeasures } from './practiceMeasures.ts';
import { practiceRecord } from './practiceRecord.ts';
import { nextPractice, type PracticeRun, startPractice } from './practiceRun.ts';
import type { MeasuredPractice } from './usePracticeMeasures.ts';

export interface PracticeRunOptions {
  attemptId: string;
  questions: readonly PracticeQuestion[];
  choice: PracticeChoice;
  media: LocalMedia;
  measured: MeasuredPractice;
  /** What the learner agrees to at this moment. */
  agreed: { reading: boolean; speech: boolean };
  isRecording: boolean;
}

export interface RunningPractice {
  run: PracticeRun;
  measures: PracticeMeasures;
  /** Whole milliseconds since the session's page was opened. */
  sessionMs: () => number;
  begin(): void;
  /** `text` of a written answer, empty for none. */
  end(text: string): void;
  finish(): void;
  /** The numbers of a finished session. */
  record(): PracticeRecord;
}

/** A practice session with everything that runs beside it: talk time, expression reading and recording. */
export function usePracticeRun(options: PracticeRunOptions): RunningPractice {
  const { attemptId, questions, choice, media, agreed } = options;
  const { measures, sessionMs } = options.measured;
  const [run, dispatch] = useReducer(nextPractice, questions, (all) => startPractice(all, sessionMs()));
  useUnderClock(run.step.kind !== 'done');
  useMeasuring(measures, run, options);
  useRecording(run, options);

  return {
    run,
    measures,
    sessionMs,
    begin: () => dispatch({ kind: 'begin', atMs: sessionMs() }),
    end(text) {
      const written = text.trim();
      const isCameraOn = media.get().camera.status === 'on';
      const mode = answerMode(choice.mode, { isCameraOn, hasText: written !== '' });
      const question = run.step.kind === 'answering' ? questions[run.step.index] : undefined;
      if (question && mode === 'writing') keepAnswer(attemptId, question.id, { text: written });
      dispatch({ kind: 'end', atMs: sessionMs(), mode, text: mode === 'writing' ? written : null });
    },
    finish: () => dispatch({ kind: 'finish' }),
    record: () =>
      practiceRecord(choice, run.answers, {
        segments: agreed.speech ? measures.segments() : null,
        samples: agreed.reading ? measures.samples() : null,
      }),
  };
}

/** Everything stops when the session is done, before its numbers are summed up. */
function useMeasuring(measures: PracticeMeasures, { step }: PracticeRun, options: PracticeRunOptions): void {
  const { choice, agreed } = options;
  const index = step.kind === 'done' ? null : step.index;
  const isRead = agreed.reading && choice.mode === 'camera' && index !== null;
  const isHeard = agreed.speech && choice.mode !== 'writing';
  useEffect(() => {
    if (!isRead) return;
    measures.startReading();
    return measures.stopReading;
  }, [measures, isRead]);
  useEffect(() => {
    if (!isHeard || index === null) return;
    measures.startSpeech();
    return measures.stopSpeech;
  }, [measures, isHeard, index]);
}

/** Records each answer on its own, so that the report can play it from its first word. */
function useRecording({ questions, step }: PracticeRun, options: PracticeRunOptions): void {
  const { attemptId, media, isRecording } = options;
  const questionId = step.kind === 'answering' ? questions[step.index]?.id : undefined;
  useEffect(() => {
    if (!questionId || !isRecording) return;
    const tracks = [media.capture('microphone'), media.capture('camera')].filter((track) => track !== null);
    const recording = startRecording(tracks);
    return () => {
      void recording?.stop().then((blob) => {
        if (blob) keepAnswer(attemptId, questionId, { recording: blob });
      });
    };
  }, [questionId, isRecording, attemptId, media]);
}
