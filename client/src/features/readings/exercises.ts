import { type FaceSignals, SHAPE_SIGNALS, type ShapeSignal } from '../../face/measure/faceSignals.ts';

export interface Exercise {
  name: string;
  seconds: number;
}

/** Exercises to confirm the full-scale value of each movement on real people (decision 004). */
export const EXERCISES: readonly Exercise[] = [
  { name: 'rest', seconds: 10 },
  { name: 'smile', seconds: 5 },
  { name: 'wide smile', seconds: 5 },
  { name: 'frown brows', seconds: 5 },
  { name: 'press lips', seconds: 5 },
  { name: 'raise brows', seconds: 5 },
  { name: 'look left', seconds: 3 },
  { name: 'nod', seconds: 5 },
  { name: 'read aloud', seconds: 20 },
];

/** The largest value of each movement in one exercise; head angles in degrees, by their amount. Numbers only. */
export type Maxima = Record<ShapeSignal | 'yaw' | 'pitch' | 'roll', number>;

export interface ExerciseRecord extends Exercise {
  frames: number;
  maxima: Maxima;
}

export interface ExerciseRun {
  /** The current exercise and its remaining seconds; null when all are done. */
  now(seconds: number): { exercise: Exercise; secondsLeft: number } | null;
  add(seconds: number, signals: FaceSignals): void;
  records(): ExerciseRecord[];
}

/** One run through the exercises, from the time it was started. */
export function startExercises(startedAt: number): ExerciseRun {
  const records: ExerciseRecord[] = [];
  function now(seconds: number) {
    let endsAt = startedAt;
    for (const exercise of EXERCISES) {
      endsAt += exercise.seconds;
      if (seconds < endsAt) return { exercise, secondsLeft: endsAt - seconds };
    }
    return null;
  }
  return {
    now,
    add(seconds, signals) {
      const exercise = now(seconds)?.exercise;
      if (!exercise) return;
      const record = records.find(({ name }) => name === exercise.name);
      if (!record) records.push({ ...exercise, frames: 1, maxima: valuesOf(signals) });
      else
        Object.assign(record, {
          frames: record.frames + 1,
          maxima: larger(record.maxima, valuesOf(signals)),
        });
    },
    records: () => records,
  };
}

function valuesOf({ shapes, head }: FaceSignals): Maxima {
  return { ...shapes, yaw: Math.abs(head.yaw), pitch: Math.abs(head.pitchUp), roll: Math.abs(head.roll) };
}

function larger(a: Maxima, b: Maxima): Maxima {
  const names = [...SHAPE_SIGNALS, 'yaw', 'pitch', 'roll'] as const;
  return Object.fromEntries(names.map((name) => [name, Math.max(a[name], b[name])])) as Maxima;
}
