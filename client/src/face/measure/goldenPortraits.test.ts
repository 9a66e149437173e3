import { expect, test } from 'vitest';
import { matrixOf } from '../testing/prototypeFaces.ts';
import { averages, emptyBaseline, readFace } from '../testing/readFace.ts';

/**
 * What the face model's maker expects of one smiling portrait under two model files, rounded to four places: the shapes used
 * here, from mediapipe/tasks/testdata/vision/portrait_expected_blendshapes[_with_attention].pbtxt (Apache-2.0).
 */
const PORTRAIT = {
  ...{ browDownLeft: 0.7924, browDownRight: 0.8148, browInnerUp: 0.0003 },
  ...{ browOuterUpLeft: 0.0005, browOuterUpRight: 0.0005, eyeBlinkLeft: 0.2634, eyeBlinkRight: 0.2969 },
  ...{ eyeLookDownLeft: 0.1557, eyeLookDownRight: 0.1848, eyeLookInLeft: 0.055, eyeLookInRight: 0.1068 },
  ...{ eyeLookOutLeft: 0.0992, eyeLookOutRight: 0.0649, eyeLookUpLeft: 0.0911, eyeLookUpRight: 0.091 },
  ...{
    eyeSquintLeft: 0.704,
    eyeSquintRight: 0.576,
    eyeWideLeft: 0.0029,
    eyeWideRight: 0.0027,
    jawOpen: 0.131,
  },
  ...{ mouthFrownLeft: 0.0007, mouthFrownRight: 0.0008, mouthPressLeft: 0.1476, mouthPressRight: 0.1169 },
  ...{ mouthRollLower: 0.0151, mouthShrugLower: 0.005, mouthSmileLeft: 0.9272, mouthSmileRight: 0.9063 },
  ...{
    mouthStretchLeft: 0.0375,
    mouthStretchRight: 0.1778,
    mouthUpperUpLeft: 0.8199,
    mouthUpperUpRight: 0.7691,
  },
};
const PORTRAIT_WITH_ATTENTION = {
  ...{ browDownLeft: 0.2294, browDownRight: 0.223, browInnerUp: 0.0159 },
  ...{ browOuterUpLeft: 0.0069, browOuterUpRight: 0.007, eyeBlinkLeft: 0.2013, eyeBlinkRight: 0.1652 },
  ...{ eyeLookDownLeft: 0.0376, eyeLookDownRight: 0.0483, eyeLookInLeft: 0.0165, eyeLookInRight: 0.2003 },
  ...{ eyeLookOutLeft: 0.2136, eyeLookOutRight: 0.0244, eyeLookUpLeft: 0.3015, eyeLookUpRight: 0.287 },
  ...{
    eyeSquintLeft: 0.6714,
    eyeSquintRight: 0.5306,
    eyeWideLeft: 0.0041,
    eyeWideRight: 0.0052,
    jawOpen: 0.0737,
  },
  ...{ mouthFrownLeft: 0.0986, mouthFrownRight: 0.089, mouthPressLeft: 0.0565, mouthPressRight: 0.0373 },
  ...{ mouthRollLower: 0.0187, mouthShrugLower: 0.0034, mouthSmileLeft: 0.4964, mouthSmileRight: 0.4015 },
  ...{
    mouthStretchLeft: 0.5826,
    mouthStretchRight: 0.7306,
    mouthUpperUpLeft: 0.1356,
    mouthUpperUpRight: 0.2008,
  },
};

// Ranacorus, Nervousness, Enthusiasm, Confidence of one frame without calibration.
test.each([
  ['the pinned model', PORTRAIT, [0, 0, 0.486, 0.7]],
  ['the attention model', PORTRAIT_WITH_ATTENTION, [0.056, 0.062, 0.232, 0.532]],
] as const)('a smiling portrait under %s reads as enthusiastic, never as hostile', (_, shapes, expected) => {
  const face = { shapes, matrix: matrixOf({}), eyeSpan: 0.2, luma: 120, otherFaceShare: 0 };
  const seen = averages(
    readFace(() => ({ shapes: {} }), {
      times: [0],
      baseline: emptyBaseline,
      countBlinks: false,
      observeAt: () => face,
    }),
  );
  for (const [i, value] of expected.entries()) expect(Math.abs((seen[i] ?? 1) - value)).toBeLessThan(0.01);
  expect(seen[0]).toBeLessThan(0.1);
  expect(seen[2]).toBeGreaterThan(seen[0]);
});
