import { callTimeText } from '@preproom/models/contract/words/reportWords';
import type { Words } from '@preproom/models/contract/words/texts';

/** What is left as "4:07", the begun second counted whole, so that it says 0:00 when it is over and not before. */
export function leftText(words: Words, leftMs: number): string {
  return callTimeText(words, Math.ceil(leftMs / 1_000) * 1_000);
}
