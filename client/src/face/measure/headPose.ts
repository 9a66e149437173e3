/** Degrees. Yaw: towards the image's right (unmirrored). pitchUp: chin up, so chin down is negative. */
export interface HeadPose {
  yaw: number;
  pitchUp: number;
  roll: number;
}

const DEGREES = 180 / Math.PI;

/**
 * Reads the head's angles from MediaPipe's matrix (16 numbers, column-major, R = Rz(roll)·Ry(yaw)·Rx(pitch)). Its space is
 * right-handed with x to the image's right, y up and z towards the camera, so a positive rotation about x turns the nose
 * (which points along z) downwards: pitchUp is its negative. Absolute values depend on the camera's place; use differences
 * from the person's own baseline.
 */
export function headPose(matrix: readonly number[]): HeadPose {
  const at = (i: number) => matrix[i] ?? 0;
  return {
    yaw: Math.atan2(-at(2), Math.hypot(at(6), at(10))) * DEGREES,
    pitchUp: -Math.atan2(at(6), at(10)) * DEGREES,
    roll: Math.atan2(at(1), at(0)) * DEGREES,
  };
}
