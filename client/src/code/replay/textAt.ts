import type { CodeMoment } from '@preproom/models/contract/room/code';
import { applyEdits } from '@preproom/models/contract/room/codeEdits';

/** How many moments are applied at most from the nearest checkpoint. */
const MOMENTS_PER_CHECKPOINT = 200;

export interface ReplayTexts {
  /** The text after the first `count` moments. */
  after(count: number): string;
}

/** Keeps a checkpoint every 200 moments, so that any text is at most that many moments away. */
export function replayTexts(moments: CodeMoment[]): ReplayTexts {
  const checkpoints = [''];
  let text = '';
  moments.forEach(({ edits }, index) => {
    text = applyEdits(text, edits);
    if ((index + 1) % MOMENTS_PER_CHECKPOINT === 0) checkpoints.push(text);
  });
  return {
    after(count) {
      const checkpoint = Math.floor(count / MOMENTS_PER_CHECKPOINT);
      return moments
        .slice(checkpoint * MOMENTS_PER_CHECKPOINT, count)
        .reduce((before, { edits }) => applyEdits(before, edits), checkpoints[checkpoint] ?? '');
    },
  };
}
