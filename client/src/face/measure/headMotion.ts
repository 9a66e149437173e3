import type { HeadPose } from './headPose.ts';
import { rootMeanSquare } from './maths.ts';
import { createTimeWindow } from './timeWindow.ts';

/** Minimum lag for the head's speed: over a shorter one, the model's noise between frames would dominate. */
const LAG_SECONDS = 0.15;
/** Tolerance for frames exactly at the lag: times are sums of frame periods, with rounding errors. */
const EDGE_SECONDS = 1e-6;

type TimedPose = HeadPose & { seconds: number };

export interface HeadMotion {
  add(seconds: number, pose: HeadPose): void;
  /** Root mean square of the angular speed in degrees a second over the last 3 s and the last 20 s. */
  rms(): { recent: number; long: number };
  clear(): void;
}

export function createHeadMotion(): HeadMotion {
  const poses: TimedPose[] = [];
  const recent = createTimeWindow(3);
  const long = createTimeWindow(20);
  return {
    add(seconds, pose) {
      poses.push({ ...pose, seconds });
      const earlier = newestBefore(poses, seconds - LAG_SECONDS);
      if (!earlier) return;
      const speed = angleBetween(pose, earlier) / (seconds - earlier.seconds);
      recent.add(seconds, speed);
      long.add(seconds, speed);
    },
    rms: () => ({ recent: rootMeanSquare(recent.values()), long: rootMeanSquare(long.values()) }),
    clear() {
      poses.length = 0;
      recent.clear();
      long.clear();
    },
  };
}

/** Returns the newest pose that is old enough and drops older ones. Null until a pose is old enough. */
function newestBefore(poses: TimedPose[], seconds: number): TimedPose | null {
  while ((poses[1]?.seconds ?? Infinity) <= seconds + EDGE_SECONDS) poses.shift();
  const [oldest] = poses;
  return oldest && oldest.seconds <= seconds + EDGE_SECONDS ? oldest : null;
}

function angleBetween(a: HeadPose, b: HeadPose): number {
  return Math.hypot(a.yaw - b.yaw, a.pitchUp - b.pitchUp, a.roll - b.roll);
}
