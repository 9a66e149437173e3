import { HIDDEN_CHARACTERS, tidyLine } from '@preproom/models/contract/http/visibleText';

const MAX_LENGTH = 100;
/** What cannot be seen, but for the joiners inside words and emoji, and characters that file systems refuse. */
const UNWANTED = new RegExp(`(?![\\u200c\\u200d])[${HIDDEN_CHARACTERS}/\\\\:*?"<>|]`, 'gu');
const graphemes = new Intl.Segmenter();

/** The owner's file name without unsafe characters and with the extension of the detected type. */
export function fileName(given: string, fallback: string, ending: string): string {
  const bare = tidyLine(
    tidyLine(given)
      .replace(UNWANTED, ' ')
      .replace(/\.[^.\s]{1,10}$/, ''),
  )
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${cut(bare).trim() || fallback}.${ending}`;
}

/** Never inside a letter with its signs, or a family of emoji. */
function cut(name: string): string {
  let kept = '';
  for (const { segment } of graphemes.segment(name)) {
    if (kept.length + segment.length > MAX_LENGTH) break;
    kept += segment;
  }
  return kept;
}
