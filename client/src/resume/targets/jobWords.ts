import { hasTerm } from './hasTerm.ts';
import stopWords from './stopWords.json' with { type: 'json' };

/** Words that job descriptions repeat without asking for a skill. */
const STOP_WORDS = new Set(stopWords);

const ADDRESS = /\S+@\S+|https?:\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|in|co|info|example)\b\S*/gu;
/** "Rs 25000", "₹4,00,000". */
const MONEY = /(?:\b(?:rs|inr)\b\.?|₹)\s?\d[\d,.]*|\b(?:rs|inr)\d[\d,.]*/giu;

/** The text without addresses and amounts of money, whose parts are no skills. */
export function withoutAddresses(job: string): string {
  return job.replace(ADDRESS, ' ').replace(MONEY, ' ');
}

/** Whether a word, or its singular, says nothing of a skill. */
export function isCommon(word: string): boolean {
  const small = word.toLowerCase();
  return STOP_WORDS.has(small) || STOP_WORDS.has(singular(small));
}

export function singular(word: string): string {
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Names between which "R" is a language. */
const BESIDE_R =
  '(?:Python|python|SQL|SAS|SPSS|Stata|MATLAB|Matlab|Excel|Tableau|Power\\s?BI|Julia|Scala|Java|JavaScript|C\\+\\+|Spark|Hadoop|Pandas|NumPy|Minitab)';
const IN_A_LIST = '(?:\\s*[,/|;•&]\\s*(?:(?:and|or)\\s+)?|\\s+(?:and|or)\\s+|\\s*\\n\\s*[-•*]?\\s*)';
const R = "(?<![\\p{L}\\p{N}&.])R(?![\\p{L}\\p{N}&+#'’]|\\.\\s?\\p{Lu}|\\s\\p{Lu}\\p{Ll})";
const R_LANGUAGE = new RegExp(
  [
    `${R}[\\s-]\\(?(?:programming|language|scripts?|packages?)`,
    `[Ll]anguages?\\s*[:(]\\s*${R}`,
    `${BESIDE_R}${IN_A_LIST}${R}`,
    `${R}${IN_A_LIST}${BESIDE_R}`,
    `(?<!\\p{L})(?:in|using|with)\\s${R}`,
  ].join('|'),
  'u',
);
/** Not the end of "Node.js" or "React JS". */
const JS_ALONE =
  /(?<![\p{L}\p{N}.])(?<!\b(?:react|node|vue|angular|express|next|nest|three)[\s-])js(?!\p{L})/iu;

/** Whether a job's text has a term and means the skill by it. */
export function isMeant(job: string, term: string): boolean {
  if (term === 'R') return R_LANGUAGE.test(job);
  if (term.toLowerCase() === 'js') return JS_ALONE.test(job);
  return hasTerm(job, term) && !isCommon(term);
}
