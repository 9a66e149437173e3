/** MediaPipe's face landmarks: x and y as shares of the frame's width and height. */
export type Landmarks = readonly { x: number; y: number }[];

/** Shares of the frame's width and height. */
export interface FaceBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MainFace {
  /** Index of the main face. */
  index: number;
  box: FaceBox;
  /** Distance of the outer eye corners as a share of the frame's width. */
  eyeSpan: number;
  /** Area of the largest other face as a share of this one's; 0 when alone. */
  otherFaceShare: number;
}

const RIGHT_EYE_OUTER_CORNER = 33;
const LEFT_EYE_OUTER_CORNER = 263;
/** Among faces of similar size, within this ratio, the one nearest to the last main face is chosen. */
const RIVAL_SHARE = 0.5;

/** Finds the person in front: the largest face, or among similar sizes the one nearest to before. `aspect`: height / width. */
export function mainFace(
  faces: readonly Landmarks[],
  previous: FaceBox | null,
  aspect: number,
): MainFace | null {
  const boxes = faces.map(boxOf);
  const largest = Math.max(...boxes.map(areaOf));
  const rivals = boxes.filter((box) => areaOf(box) > RIVAL_SHARE * largest);
  const box = rivals.reduce<FaceBox | null>((best, rival) => {
    if (!best) return rival;
    return isBetter(rival, best, previous) ? rival : best;
  }, null);
  if (!box) return null;
  const index = boxes.indexOf(box);
  const others = boxes.filter((other) => other !== box).map(areaOf);
  const otherFaceShare = Math.max(0, ...others) / areaOf(box);
  return { index, box, eyeSpan: eyeSpan(faces[index] ?? [], aspect), otherFaceShare };
}

function isBetter(a: FaceBox, b: FaceBox, previous: FaceBox | null): boolean {
  return previous ? distance(a, previous) < distance(b, previous) : areaOf(a) > areaOf(b);
}

function boxOf(face: Landmarks): FaceBox {
  const xs = face.map(({ x }) => x);
  const ys = face.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function areaOf({ width, height }: FaceBox): number {
  return width * height;
}

function distance(a: FaceBox, b: FaceBox): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

function eyeSpan(face: Landmarks, aspect: number): number {
  const [right, left] = [face[RIGHT_EYE_OUTER_CORNER], face[LEFT_EYE_OUTER_CORNER]];
  return right && left ? Math.hypot(left.x - right.x, aspect * (left.y - right.y)) : 0;
}
