import { readFileSync } from 'node:fs';
import { createFrameMeter, type SpeechFrame } from '@preproom/client/src/speech/measure/frameMeter.ts';
import {
  createSpeechPipeline,
  type MeasuredSpeech,
} from '@preproom/client/src/speech/measure/speechPipeline.ts';
import { type SpeechName, type SpeechTruth, speechPath, speechTruth } from './media.ts';

const RATE = 16_000;
const WAV_HEADER_BYTES = 44;
/** An audio worklet gets its samples in blocks of this length. */
const BLOCK = 128;

type Truth = SpeechTruth['segments'];

export function samplesOf(name: SpeechName): Float32Array {
  const bytes = readFileSync(speechPath(name)).subarray(WAV_HEADER_BYTES);
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) => bytes.readInt16LE(2 * i) / 32_768);
}

/** Adds noise so many decibels below the speech's mean power: white, or with a falling spectrum as of fans and streets. */
export function withNoise(
  name: SpeechName,
  { db, colour, seed }: { db: number; colour: 'white' | 'brownish'; seed: number },
): Float32Array {
  const clean = samplesOf(name);
  const random = createRandom(seed);
  let held = 0;
  const noise = clean.map(() => {
    const white = random() + random() + random() + random() - 2;
    held = 0.9 * held + white;
    return colour === 'white' ? white : held;
  });
  const spoken = speechTruth(name).segments.flatMap(([start, end]) => [
    ...clean.subarray((start * RATE) / 1000, (end * RATE) / 1000),
  ]);
  const gain = Math.sqrt(power(spoken) / power(noise) / 10 ** (db / 10));
  return clean.map((sample, i) => sample + gain * (noise[i] ?? 0));
}

function power(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < samples.length; i++) sum += (samples[i] ?? 0) ** 2;
  return sum / samples.length;
}

/** Mulberry32, 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function framesOf(samples: Float32Array): SpeechFrame[] {
  const meter = createFrameMeter(RATE);
  const frames: SpeechFrame[] = [];
  for (let i = 0; i < samples.length; i += BLOCK)
    meter.add(samples.subarray(i, i + BLOCK), (frame) => frames.push(frame));
  return frames;
}

/** What the pipeline makes of the samples. */
export function measure(samples: Float32Array): MeasuredSpeech[] {
  const pipeline = createSpeechPipeline();
  const found = framesOf(samples).map((frame) => pipeline.add(frame));
  return [...found, pipeline.interrupt()].filter((speech) => speech !== null);
}

/**
 * How well the segments fit the truth. `timeF1`: by milliseconds. `segmentF1`: by segments, where one is found if one of the measured
 * overlaps it by at least half of both together.
 */
export function score(found: readonly MeasuredSpeech[], truth: Truth) {
  const overlap = ([start, end]: [number, number, number], { startMs, endMs }: MeasuredSpeech) =>
    Math.max(0, Math.min(end, endMs) - Math.max(start, startMs));
  const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const foundMs = total(found.map(({ startMs, endMs }) => endMs - startMs));
  const trueMs = total(truth.map(([start, end]) => end - start));
  const bothMs = total(truth.flatMap((segment) => found.map((speech) => overlap(segment, speech))));
  const hits = truth.filter((segment) =>
    found.some((speech) => {
      const shared = overlap(segment, speech);
      return shared / (segment[1] - segment[0] + speech.endMs - speech.startMs - shared) >= 0.5;
    }),
  ).length;
  const rate = total(found.map(({ syllables }) => syllables)) / foundMs;
  const trueRate = total(truth.map(([, , syllables]) => syllables)) / trueMs;
  return {
    timeF1: (2 * bothMs) / (foundMs + trueMs),
    segmentF1: (2 * hits) / (found.length + truth.length),
    rateRatio: rate / trueRate,
  };
}
