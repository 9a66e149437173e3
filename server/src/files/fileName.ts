const MAX_LENGTH = 100;
/** Control characters, those that turn the direction of writing around, and what file systems do not take. */
const UNWANTED = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}/\\:*?"<>|]/gu;

/** A file's name as its owner gave it, made safe for every system, with the ending of its real type. */
export function fileName(given: string, fallback: string, ending: string): string {
  const bare = given
    .normalize('NFC')
    .replace(UNWANTED, ' ')
    .replace(/\.[^.\s]{1,10}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${Array.from(bare).slice(0, MAX_LENGTH).join('').trim() || fallback}.${ending}`;
}
