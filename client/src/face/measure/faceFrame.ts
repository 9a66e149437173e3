/** MediaPipe's blendshapes by name, each 0 to 1. Left and right are the person's own; the picture is never mirrored. */
export type Blendshapes = Readonly<Record<string, number>>;

/** What one camera frame showed of the main face. Numbers only: neither picture nor landmarks go further than the analyser. */
export interface FaceObservation {
  shapes: Blendshapes;
  /** MediaPipe's facial transformation matrix: 16 numbers, column-major. */
  matrix: readonly number[];
  /** Distance of the outer eye corners (landmarks 33 and 263) as a share of the frame's width. */
  eyeSpan: number;
  /** Mean luma inside the face's box, 0 to 255. */
  luma: number;
  /** Area of the largest other face as a share of the main face's area; 0 when alone. */
  otherFaceShare: number;
}

export interface FaceFrame {
  /** When the frame was taken, on the clock of `performance.now()`, in seconds. */
  seconds: number;
  /** null: no face in the frame. */
  face: FaceObservation | null;
}
