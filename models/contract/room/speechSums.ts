import type { SessionSide } from '../sessions/sessions.ts';

/** [start, end, estimated syllables]; start and end in whole milliseconds since the session's start, the end not included. */
export type SpeechSegment = readonly [startMs: number, endMs: number, syllables: number];

/** Silence of both for so long ends a turn, even if the same person goes on afterwards. */
export const TURN_SILENCE_MS = 3_000;
/** A pace is only told of an answer with so much speech: of a "yes" it would be chance. */
const PACE_SPEECH_MS = 2_000;

/** While one person holds the floor: from their first word alone to the last one before somebody else speaks alone. */
export interface SpeechTurn {
  side: SessionSide;
  startMs: number;
  endMs: number;
  /** Without the pauses in it. */
  speakingMs: number;
  syllables: number;
  /** Silence between the other person's last word and this turn; null for a turn that follows no turn of the other. */
  pauseMs: number | null;
}

export interface OwnSpeechSums {
  speakingMs: number;
  syllables: number;
  /** Estimated syllables per second of speech; null with less than two seconds of it. */
  pace: number | null;
}

export interface SideTurns {
  turns: number;
  longestTurnMs: number;
  /** Median of the pauses before answering; null if this person never answered. */
  answerPauseMs: number | null;
}

export interface TogetherSums {
  /** How often both spoke at once, and for how long in total. */
  overlaps: number;
  overlapMs: number;
  learner: SideTurns;
  mentor: SideTurns;
}

interface Part {
  startMs: number;
  endMs: number;
  /** Syllables per millisecond. */
  density: number;
}

/**
 * One person's speech, whatever the order and number of devices: segments in order, none touching another. Where two devices
 * heard the same moment it counts once, with the larger number of syllables of the two. Syllables may become fractions.
 */
export function mergeSpeech(segments: readonly SpeechSegment[]): SpeechSegment[] {
  const merged: [number, number, number][] = [];
  for (const { startMs, endMs, density } of disjointParts(segments)) {
    const last = merged.at(-1);
    const syllables = density * (endMs - startMs);
    if (last && last[1] === startMs) merged[merged.length - 1] = [last[0], endMs, last[2] + syllables];
    else merged.push([startMs, endMs, syllables]);
  }
  return merged;
}

/** Cuts segments at every start and end; of several at one moment the densest counts. */
function disjointParts(segments: readonly SpeechSegment[]): Part[] {
  const sorted = segments.filter(([start, end]) => end > start).sort(([a], [b]) => a - b);
  const edges = [...new Set(sorted.flatMap((segment) => segment.slice(0, 2)))].sort((a, b) => a - b);
  const parts: Part[] = [];
  let active: SpeechSegment[] = [];
  let next = 0;
  for (const [i, startMs] of edges.entries()) {
    const endMs = edges[i + 1];
    if (endMs === undefined) break;
    active = active.filter(([, end]) => end > startMs);
    for (; sorted[next]?.[0] === startMs; next++) active.push(sorted[next] as SpeechSegment);
    if (active.length === 0) continue;
    const density = Math.max(...active.map(([start, end, syllables]) => syllables / (end - start)));
    parts.push({ startMs, endMs, density });
  }
  return parts;
}

/** Of one person's merged speech. */
export function ownSums(merged: readonly SpeechSegment[]): OwnSpeechSums {
  const speakingMs = merged.reduce((sum, [start, end]) => sum + end - start, 0);
  const syllables = merged.reduce((sum, segment) => sum + segment[2], 0);
  return { speakingMs, syllables: Math.round(syllables), pace: paceOf(syllables, speakingMs) };
}

/** Estimated syllables per second; null where too little was said. */
export function paceOf(syllables: number, speakingMs: number): number | null {
  return speakingMs < PACE_SPEECH_MS ? null : (1000 * syllables) / speakingMs;
}

/** The learner's part of all merged speech, 0 to 1; null if nobody spoke. */
export function learnerShare(
  learner: readonly SpeechSegment[],
  mentor: readonly SpeechSegment[],
): number | null {
  const [own, others] = [ownSums(learner).speakingMs, ownSums(mentor).speakingMs];
  return own + others > 0 ? own / (own + others) : null;
}

/** What only both people's merged speech together shows. */
export function togetherSums(
  learner: readonly SpeechSegment[],
  mentor: readonly SpeechSegment[],
): TogetherSums {
  const turns = speechTurns(learner, mentor);
  const overlaps = speechStates(learner, mentor).filter(({ speaking }) => speaking === 'both');
  return {
    overlaps: overlaps.length,
    overlapMs: overlaps.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0),
    learner: turnsOf(turns, 'learner'),
    mentor: turnsOf(turns, 'mentor'),
  };
}

function turnsOf(turns: readonly SpeechTurn[], side: SessionSide): SideTurns {
  const own = turns.filter((turn) => turn.side === side);
  const pauses = own.map(({ pauseMs }) => pauseMs).filter((pause) => pause !== null);
  return {
    turns: own.length,
    longestTurnMs: Math.max(0, ...own.map(({ startMs, endMs }) => endMs - startMs)),
    answerPauseMs: median(pauses),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

interface SpeechState {
  startMs: number;
  endMs: number;
  speaking: SessionSide | 'both';
}

/**
 * The turns of a conversation from both people's merged speech, in order. Who speaks alone takes the floor; words spoken into the
 * other's speech do not. With one list empty, they are the stretches of the other person without a silence of three seconds.
 */
export function speechTurns(
  learner: readonly SpeechSegment[],
  mentor: readonly SpeechSegment[],
): SpeechTurn[] {
  const turns: SpeechTurn[] = [];
  let lastWordMs = -Infinity;
  for (const { startMs, endMs, speaking } of speechStates(learner, mentor)) {
    const holder = turns.at(-1);
    const silenceMs = startMs - lastWordMs;
    const isNew = speaking !== 'both' && (holder?.side !== speaking || silenceMs >= TURN_SILENCE_MS);
    if (isNew) {
      const pauseMs = holder && holder.side !== speaking ? silenceMs : null;
      turns.push({ side: speaking, startMs, endMs, speakingMs: 0, syllables: 0, pauseMs });
    } else if (holder) holder.endMs = endMs;
    lastWordMs = endMs;
  }
  for (const turn of turns) measure(turn, turn.side === 'learner' ? learner : mentor);
  return turns;
}

/** Adds to a turn what its person said in it. */
function measure(turn: SpeechTurn, merged: readonly SpeechSegment[]): void {
  let syllables = 0;
  for (const [start, end, counted] of merged) {
    const within = Math.min(end, turn.endMs) - Math.max(start, turn.startMs);
    if (within <= 0) continue;
    turn.speakingMs += within;
    syllables += (counted * within) / (end - start);
  }
  turn.syllables = syllables;
}

/** The stretches in which the same people speak; silence is left out. */
function speechStates(learner: readonly SpeechSegment[], mentor: readonly SpeechSegment[]): SpeechState[] {
  const edges = [...new Set([...learner, ...mentor].flatMap((segment) => segment.slice(0, 2)))];
  edges.sort((a, b) => a - b);
  const [isLearner, isMentor] = [speaksAt(learner), speaksAt(mentor)];
  return edges.slice(0, -1).flatMap((startMs, i): SpeechState[] => {
    const endMs = edges[i + 1] ?? startMs;
    const [first, second] = [isLearner(startMs), isMentor(startMs)];
    if (!first && !second) return [];
    return [{ startMs, endMs, speaking: first && second ? 'both' : first ? 'learner' : 'mentor' }];
  });
}

/** Asked with growing times: whether the person speaks at that millisecond. */
function speaksAt(merged: readonly SpeechSegment[]): (ms: number) => boolean {
  let at = 0;
  return (ms) => {
    while (at < merged.length && (merged[at]?.[1] ?? 0) <= ms) at++;
    const segment = merged[at];
    return segment !== undefined && segment[0] <= ms;
  };
}
