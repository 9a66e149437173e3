import type { Language } from '@preproom/models/contract/http/language';
import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import type { FeedbackDraft } from '@preproom/models/contract/reports/feedback';
import type { LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import type { Stretch, Timeline, TimelineReading } from '@preproom/models/contract/reports/timeline';
import type { SpeechReport } from '@preproom/models/contract/room/speech';
import {
  learnerShare,
  ownSums,
  type SpeechSegment,
  speechTurns,
  togetherSums,
} from '@preproom/models/contract/room/speechSums';
import session from './session.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

const { startsAt, timeline: measured } = session;
const learnerSpeech = measured.speech.learner as unknown as readonly SpeechSegment[];
const mentorSpeech = measured.speech.mentor as unknown as readonly SpeechSegment[];

/** A made-up session, in the forms in which the API answers a learner's own report. */
export interface SampleReport {
  round: 'Tech Round 1';
  startsAt: string;
  feedback: FeedbackDraft;
  report: Omit<LearnerReport, 'learnerName'>;
  timeline: Timeline;
  speech: SpeechReport;
  summary: Pick<ExpressionSummary, 'samples' | 'shortSample' | 'percentages'>;
}

/** The mentor's words are in the reader's language; everything else is the same in each. */
export function sampleReport(language: Language): SampleReport {
  const { questions, comments, remarks } = texts[language];
  return {
    round: 'Tech Round 1',
    startsAt,
    feedback: { ratings: { ...session.ratings, ...comments }, remarks },
    report: {
      first: {
        roomid: 'sample-earlier',
        round: 'HR Round 1',
        isFree: false,
        startsAt: '2026-08-24T13:00:00.000Z',
        ratings: session.firstRatings,
      },
      previous: null,
      earlierAnswers: { situation: 402_000, task: 61_000, action: 380_000, result: 27_000 },
      severity: null,
      offers: { next: 'HR Round 2', expertise: [], articles: [] },
    },
    timeline: timelineWith(questions),
    speech: {
      side: 'learner',
      consent: true,
      own: ownSums(learnerSpeech),
      other: ownSums(mentorSpeech),
      isOtherMeasured: true,
      learnerShare: learnerShare(learnerSpeech, mentorSpeech),
      together: togetherSums(learnerSpeech, mentorSpeech),
      turns: speechTurns(learnerSpeech, mentorSpeech),
      segments: { learner: [], mentor: [] },
    },
    summary: { ...session.summary, shortSample: false },
  };
}

function timelineWith(questions: readonly string[]): Timeline {
  const { toMs, questionsAtMs, marks, parts, agenda, chat, connection } = measured;
  const allOfIt = [{ fromMs: 0, toMs }];
  return {
    startsAt,
    originAt: startsAt,
    span: { fromMs: 0, toMs },
    presence: { learner: allOfIt, mentor: allOfIt },
    speech: { learner: stretches(learnerSpeech), mentor: stretches(mentorSpeech) },
    questions: questions.map((text, i) => ({ atMs: questionsAtMs[i] ?? 0, text })),
    marks: marks as Timeline['marks'],
    parts: parts as Timeline['parts'],
    agenda: agenda as Timeline['agenda'],
    chat,
    readings: readings(),
    connection: connection.map(([fromMs = 0, to = 0, grade = 0]) => ({ fromMs, toMs: to, grade })),
  };
}

function stretches(segments: readonly SpeechSegment[]): Stretch[] {
  return segments.map(([fromMs, toMs]) => ({ fromMs, toMs }));
}

function readings(): TimelineReading[] {
  const { everyMs, samples, levels } = measured.readings;
  return levels.Confidence.map((Confidence, i) => ({
    atMs: i * everyMs,
    n: samples,
    Ranacorus: levels.Ranacorus[i] ?? 0,
    Enthusiasm: levels.Enthusiasm[i] ?? 0,
    Confidence,
    Nervousness: levels.Nervousness[i] ?? 0,
  }));
}
