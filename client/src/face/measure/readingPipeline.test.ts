import { expect, test } from 'vitest';
import { heavyBrowFace, observe, PROTOTYPE_FACES, type PrototypeFace } from '../testing/prototypeFaces.ts';
import type { FaceObservation } from './faceFrame.ts';
import { createReadingPipeline, type PipelineStep, type ReadingPipeline } from './readingPipeline.ts';

interface Feed {
  fps?: number;
  mode?: 'full' | 'reduced';
  from: number;
  to: number;
  change?: (face: FaceObservation, seconds: number) => FaceObservation | null;
}

const neutral = PROTOTYPE_FACES['neutral listening'];

function feed(
  pipeline: ReadingPipeline,
  face: PrototypeFace,
  { fps = 10, mode = 'full', from, to, change }: Feed,
) {
  const steps: PipelineStep[] = [];
  for (let i = Math.round(from * fps); i < to * fps; i++) {
    const seconds = i / fps;
    const seen = observe(face(seconds));
    steps.push(
      pipeline.add(
        { seconds, face: change ? change(seen, seconds) : seen },
        Math.round(seconds * 1000),
        mode,
      ),
    );
  }
  return steps;
}

const emittedBy = (steps: PipelineStep[]) => steps.flatMap(({ emitted }) => emitted ?? []);

test.each([
  ['full', 10],
  ['reduced', 5],
] as const)(
  'in %s mode nothing is emitted before ten seconds of a usable face, then two a second',
  (mode, fps) => {
    const steps = feed(createReadingPipeline(), neutral, { mode, fps, from: 0, to: 20 });
    const emitted = emittedBy(steps);
    expect(emitted[0]?.t).toBe(10_000);
    expect(emitted.map(({ t }) => t)).toEqual(emitted.map((_, i) => 10_000 + 500 * i));
    expect(steps.filter(({ calibrating }) => calibrating !== null)).toHaveLength(10 * fps);
  },
);

test('time without a usable face does not count towards calibration', () => {
  const dark = (face: FaceObservation, seconds: number) => (seconds < 5 ? { ...face, luma: 10 } : face);
  const steps = feed(createReadingPipeline(), neutral, { from: 0, to: 16, change: dark });
  expect(steps[20]).toMatchObject({ calibrating: 0, problem: 'too_dark', emitted: null });
  expect(emittedBy(steps)[0]?.t).toBe(15_000);
});

test('the resting face is the person’s own: a heavy brow reads as nothing', () => {
  const steps = feed(createReadingPipeline(), heavyBrowFace, { from: 0, to: 30 });
  expect(Math.max(...emittedBy(steps).map(({ values }) => values[0]))).toBeLessThan(0.01);
});

test('without a face there is no reading, not even a zero, and the reason is said', () => {
  const pipeline = createReadingPipeline();
  feed(pipeline, neutral, { from: 0, to: 12 });
  const steps = feed(pipeline, neutral, { from: 12, to: 20, change: () => null });
  expect(emittedBy(steps)).toEqual([]);
  expect(steps.every(({ problem }) => problem === 'no_face')).toBe(true);
});

test('a face that comes back is read again once most of a second has shown it', () => {
  const pipeline = createReadingPipeline();
  feed(pipeline, neutral, { from: 0, to: 15, change: (face, seconds) => (seconds < 12 ? face : null) });
  const steps = feed(pipeline, neutral, { from: 15, to: 18 });
  expect(steps[2]).toMatchObject({ problem: 'unsteady', emitted: null });
  expect(emittedBy(steps)[0]?.t).toBe(15_500);
});

test('a face of poor quality emits nothing; its quality is sent with the others', () => {
  const pipeline = createReadingPipeline();
  feed(pipeline, neutral, { from: 0, to: 12 });
  const small = feed(pipeline, neutral, { from: 12, to: 14, change: (face) => ({ ...face, eyeSpan: 0.07 }) });
  expect(emittedBy(small)).toEqual([]);
  const fair = feed(pipeline, neutral, { from: 14, to: 16, change: (face) => ({ ...face, eyeSpan: 0.11 }) });
  for (const { q } of emittedBy(fair)) expect(q).toBeCloseTo(0.76, 5);
});

test('recalibrating forgets the resting face and collects it again', () => {
  const pipeline = createReadingPipeline();
  feed(pipeline, neutral, { from: 0, to: 12 });
  pipeline.recalibrate();
  const steps = feed(pipeline, neutral, { from: 12, to: 24 });
  expect(emittedBy(steps)[0]?.t).toBe(22_000);
});

test('a camera that was moved is noticed after a minute; taking the new place as rest settles it', () => {
  const pipeline = createReadingPipeline();
  const turned: PrototypeFace = (t) => ({ ...neutral(t), pose: { yaw: 15 } });
  feed(pipeline, neutral, { from: 0, to: 12 });
  const steps = feed(pipeline, turned, { from: 12, to: 75 });
  expect(steps.at(-1)?.moved).toBe(true);
  expect(emittedBy(steps).at(-1)?.values[1]).toBeGreaterThan(0.03);
  pipeline.renewPose();
  const after = feed(pipeline, turned, { from: 75, to: 80 });
  expect(after.at(-1)?.moved).toBe(false);
  expect(emittedBy(after).at(-1)?.values[1]).toBe(0);
});

test('the first readings are as lively as the later ones: calibration has filled the windows', () => {
  const steps = feed(createReadingPipeline(), PROTOTYPE_FACES.enthusiastic, { from: 0, to: 40 });
  const enthusiasm = emittedBy(steps).map(({ values }) => values[2]);
  const mean = (values: number[]) => values.reduce((sum, x) => sum + x, 0) / values.length;
  // The face smiles every 4 s; each window covers two smiles.
  expect(Math.abs(mean(enthusiasm.slice(0, 16)) - mean(enthusiasm.slice(20, 36)))).toBeLessThan(0.05);
});
