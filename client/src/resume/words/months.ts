const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** What each Hindi name, in any spelling, begins with, without the dot below. */
const HINDI = ['जन', 'फर', 'मार्च', 'अप्र', 'मई', 'जून', 'जुल', 'अग', 'सित', 'अक', 'नव', 'दिस'];

const ENGLISH_NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const HINDI_NAME =
  'जन(?:वरी)?|फ\u093c?र(?:वरी)?|मार्च|अप्र(?:[ैे]ल)?|मई|जून|जुल(?:ाई)?|अग(?:स्त)?|सित(?:ंबर|म्बर)?|अक[्]?[टत]ू(?:बर)?|नव(?:ंबर|म्बर)?|दिस(?:ंबर|म्बर)?';

/** A month's English or Hindi name, short or full, as a group of a pattern with the flags `i` and `u`. */
export const MONTH = `(?<![\\p{L}\\p{M}\\p{N}_])(${ENGLISH_NAME}|${HINDI_NAME})`;

/** `01` to `12` for a name that `MONTH` matches. */
export function monthNumber(name: string): string {
  const plain = name.toLowerCase().replace('\u093c', '');
  const place = [ENGLISH, HINDI]
    .map((names) => names.findIndex((start) => plain.startsWith(start)))
    .find((found) => found >= 0);
  return String((place ?? 0) + 1).padStart(2, '0');
}
