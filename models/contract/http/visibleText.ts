// Separate from the schemas, so that file names follow the same rule without loading zod.

/**
 * Characters that cannot be seen or that turn the text around them: controls, formats such as zero-width spaces and direction
 * overrides, halves of surrogate pairs, private and unassigned ones, line separators, and letters that are drawn as nothing.
 */
export const HIDDEN_CHARACTERS =
  '\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\u115f\\u1160\\u2800\\u3164\\uffa0';
const HIDDEN = new RegExp(`[${HIDDEN_CHARACTERS}]`, 'u');
/** Indian scripts and emoji need a joiner between two characters. */
const JOINER =
  /([\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** No script puts as many marks on one letter. */
const STACKED_MARKS = /\p{M}{5}/u;

/** Nobody means these, and nobody sees them: soft hyphens, zero-width spaces, direction marks, byte order marks. */
const MEANINGLESS = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;
/** A joiner before or behind a word joins nothing. Keyboards of Indian scripts leave them there. */
const LOOSE_JOINER = /(?<!\S)[\u200c\u200d]+|[\u200c\u200d]+(?!\S)/g;

/** One line as it is stored: letters composed, without what was typed or pasted unseen, and without white space at its ends. */
export function tidyLine(text: string): string {
  return text.normalize('NFC').replace(MEANINGLESS, '').replace(LOOSE_JOINER, '').trim();
}

/** Whether one line of text shows everything that it holds, and stays within its line. Marks alone are no text. */
export function isVisibleText(text: string): boolean {
  const bare = text.replace(JOINER, '$1');
  return !HIDDEN.test(bare) && !STACKED_MARKS.test(bare) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(bare);
}
