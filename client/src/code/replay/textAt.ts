import type { CodeMoment } from '@preproom/models/contract/room/code';
import { applyEdits } from '@preproom/models/contract/room/codeEdits';
import { editsOfFile } from '@preproom/models/contract/room/codeFiles';

/** How many moments are applied at most from the nearest checkpoint. */
const MOMENTS_PER_CHECKPOINT = 200;

export interface ReplayTexts {
  /** The text after the first `count` moments. */
  after(count: number): string;
}

/** The texts of one file; null is the main file. Keeps a checkpoint every 200 moments, so that any text is at most that many moments away. */
export function replayTexts(moments: CodeMoment[], fileId: string | null = null): ReplayTexts {
  const checkpoints = [''];
  let text = '';
  moments.forEach((moment, index) => {
    text = applyEdits(text, editsOfFile(moment, fileId));
    if ((index + 1) % MOMENTS_PER_CHECKPOINT === 0) checkpoints.push(text);
  });
  return {
    after(count) {
      const checkpoint = Math.floor(count / MOMENTS_PER_CHECKPOINT);
      return moments
        .slice(checkpoint * MOMENTS_PER_CHECKPOINT, count)
        .reduce(
          (before, moment) => applyEdits(before, editsOfFile(moment, fileId)),
          checkpoints[checkpoint] ?? '',
        );
    },
  };
}
