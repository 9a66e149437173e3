const MAX_LENGTH = 100;
/** Control characters, bidirectional overrides, and characters that file systems refuse. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

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
