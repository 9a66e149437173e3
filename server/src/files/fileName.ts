import { HIDDEN_CHARACTERS } from '@preproom/models/contract/http/visibleText';

const MAX_LENGTH = 100;
/** What cannot be seen, and characters that file systems refuse. */
const UNWANTED = new RegExp(`[${HIDDEN_CHARACTERS}/\\\\:*?"<>|]`, 'gu');

/** The owner's file name without unsafe characters and with the extension of the detected type. */
export function fileName(given: string, fallback: string, ending: string): string {
  const bare = given
    .normalize('NFC')
    .replace(UNWANTED, ' ')
    .replace(/\.[^.\s]{1,10}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${Array.from(bare).slice(0, MAX_LENGTH).join('').trim() || fallback}.${ending}`;
}
