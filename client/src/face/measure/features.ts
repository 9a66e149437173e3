import { activation } from './activation.ts';
import type { Baseline } from './baseline.ts';
import { createBlinkCounter } from './blinkCounter.ts';
import type { FaceSignals, Gaze, ShapeSignal } from './faceSignals.ts';
import { createHeadMotion } from './headMotion.ts';
import type { HeadPose } from './headPose.ts';
import { ramp } from './maths.ts';
import { createMovement } from './movement.ts';
import { createSlidingMinimum } from './slidingMinimum.ts';

/** Windows and derivatives restart after a longer gap, because nothing is known about it. */
export const GAP_SECONDS = 1;

/** Inputs of the five formulas, all 0 to 1. Names as in decision 004. */
export interface FaceFeatures {
  au1: number;
  au2: number;
  au4: number;
  au5: number;
  au10: number;
  au12: number;
  au15: number;
  au17: number;
  au20: number;
  squint: number;
  lip24: number;
  lip: number;
  away: number;
  down: number;
  upright: number;
  move: number;
  liveliness: number;
  still: number;
  /** null: blinks are not counted (reduced mode) or not yet. */
  blink: number | null;
}

export interface FeatureTracker {
  /** `countBlinks`: only when about ten frames a second arrive; at fewer, blinks fall between frames. */
  add(seconds: number, signals: FaceSignals, countBlinks: boolean): FaceFeatures;
}

/** From this lid closure on, the eye-look shapes follow the lids, so the gaze is held. */
const LOOK_FROZEN_FROM = 0.4;
const STRAIGHT: Look = { away: 0, gazeV: 0 };

interface Look {
  /** 0: facing the screen, 1: head and eyes turned away by 28 degrees or more. Not eye contact. */
  away: number;
  gazeV: number;
}

export function createFeatureTracker(baseline: Baseline): FeatureTracker {
  const press = createSlidingMinimum();
  const roll = createSlidingMinimum();
  const motion = createHeadMotion();
  const movement = createMovement();
  const blinks = createBlinkCounter();
  let look = STRAIGHT;
  let last = -Infinity;

  function forgetAcrossGap(seconds: number) {
    if (seconds - last > GAP_SECONDS) {
      for (const memory of [press, roll, motion, movement, blinks]) memory.clear();
      look = STRAIGHT;
    }
    last = seconds;
  }

  return {
    add(seconds, signals, countBlinks) {
      forgetAcrossGap(seconds);
      const a = (name: ShapeSignal) => activation(name, signals.shapes[name], baseline.shapes[name]);
      const head = headFrom(signals.head, baseline.head);
      if (a('eyeBlink') < LOOK_FROZEN_FROM) look = lookFrom(head, signals.gaze, baseline.gaze);
      if (countBlinks) blinks.add(seconds, a('eyeBlink'));
      else blinks.clear();
      press.add(seconds, a('mouthPress'));
      roll.add(seconds, a('mouthRollLower'));
      motion.add(seconds, head);
      const au1 = a('browInnerUp');
      const au2 = a('browOuterUp');
      const faces = {
        brow: (au1 + au2) / 2,
        smile: a('mouthSmile'),
        jaw: a('jawOpen'),
        frown: a('browDown'),
      };
      movement.add(seconds, faces);
      const rms = motion.rms();
      const rate = blinks.rate();
      const lip24 = press.value();
      const chin = ramp(-head.pitchUp, 6, 20);
      return {
        au1,
        au2,
        au4: faces.frown,
        au5: a('eyeWide'),
        au10: a('mouthUpperUp'),
        au12: faces.smile,
        au15: a('mouthFrown'),
        au17: a('mouthShrugLower'),
        au20: a('mouthStretch'),
        squint: a('eyeSquint'),
        lip24,
        lip: Math.max(lip24, roll.value()),
        away: look.away,
        down: Math.max(chin, ramp(-look.gazeV, 0.25, 0.7)),
        upright: 1 - Math.max(chin, ramp(Math.abs(head.roll), 8, 25)),
        move: ramp(rms.recent, 8, 35),
        liveliness: movement.liveliness(rms.recent),
        still: movement.still(rms.long),
        blink: rate === null ? null : ramp(rate, 26, 52),
      };
    },
  };
}

function headFrom(head: HeadPose, rest: HeadPose): HeadPose {
  return { yaw: head.yaw - rest.yaw, pitchUp: head.pitchUp - rest.pitchUp, roll: head.roll - rest.roll };
}

/** The eyes' deflection is turned into degrees (30 sideways, 25 up or down at full deflection) and added to the head's. */
function lookFrom(head: HeadPose, gaze: Gaze, rest: Gaze): Look {
  const gazeV = gaze.v - rest.v;
  const degrees = Math.hypot(head.yaw + 30 * (gaze.h - rest.h), head.pitchUp + 25 * gazeV);
  return { away: ramp(degrees, 12, 28), gazeV };
}
