import {
  addSums,
  expressionPercentages,
  type ReadingSums,
  ZERO_SUMS,
} from '../readings/expressionSummary.ts';
import type { ReadingSample } from '../readings/readings.ts';
import { isShortSample } from '../readings/shortSample.ts';
import { paceOf, type SpeechSegment } from '../room/speechSums.ts';
import type { AnswerExpression, AnswerSpeech, PracticeAnswer } from './practice.ts';

/** A silence between words that a listener notices. The measure itself joins what is less than 0.3 s apart. */
const PAUSE_MS = 1_000;

/** From `fromMs` until before `toMs`, on the clock of the segments and samples. */
export interface AnswerTime {
  fromMs: number;
  toMs: number;
}

/** The sums of one answer from segments in order that do not overlap; what lies outside its time is cut off. */
export function sumAnswerSpeech(segments: readonly SpeechSegment[], time: AnswerTime): AnswerSpeech {
  const within = segments.map((segment) => cut(segment, time)).filter(([start, end]) => end > start);
  const pauses = within
    .slice(1)
    .map(([start], i) => start - (within[i]?.[1] ?? start))
    .filter((silence) => silence >= PAUSE_MS);
  const first = within[0];
  return {
    firstWordMs: first ? first[0] - time.fromMs : null,
    speakingMs: within.reduce((sum, [start, end]) => sum + end - start, 0),
    syllables: Math.round(within.reduce((sum, segment) => sum + segment[2], 0)),
    pauses: pauses.length,
    longestPauseMs: Math.max(0, ...pauses),
  };
}

function cut([start, end, syllables]: SpeechSegment, { fromMs, toMs }: AnswerTime): SpeechSegment {
  const [from, to] = [Math.max(start, fromMs), Math.min(end, toMs)];
  return [from, to, to > from ? (syllables * (to - from)) / (end - start) : 0];
}

/** The sums of the readings during one answer; null if none was taken. */
export function sumAnswerExpression(
  samples: readonly ReadingSample[],
  { fromMs, toMs }: AnswerTime,
): AnswerExpression | null {
  const within = samples.filter(([, t]) => fromMs <= t && t < toMs);
  if (within.length === 0) return null;
  const sums = within.map(([, , , ...values]): ReadingSums => values).reduce(addSums, ZERO_SUMS);
  return { samples: within.length, sums: [...sums] };
}

/** Estimated syllables a second; null where too little was said. */
export function answerPace({ syllables, speakingMs }: AnswerSpeech): number | null {
  return paceOf(syllables, speakingMs);
}

type Read = Pick<PracticeAnswer, 'usedMs' | 'expression'>;

/** The percentages of several answers together, as in a call's report; null if nothing was read. */
export function practiceExpression(answers: readonly Read[]) {
  const read = answers.flatMap(({ usedMs, expression }) => (expression ? [{ usedMs, ...expression }] : []));
  if (read.length === 0) return null;
  const samples = read.reduce((sum, answer) => sum + answer.samples, 0);
  const spanSeconds = read.reduce((sum, { usedMs }) => sum + usedMs, 0) / 1000;
  const sums = read.map((answer) => answer.sums).reduce<ReadingSums>(addSums, ZERO_SUMS);
  return {
    samples,
    shortSample: isShortSample(samples, spanSeconds),
    percentages: expressionPercentages(sums),
  };
}

/** Words of a written answer: stretches of letters and digits, in any script. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
}
