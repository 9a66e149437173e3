import { hasTerm } from './hasTerm.ts';
import jobSkills from './jobSkills.json' with { type: 'json' };
import stopWords from './stopWords.json' with { type: 'json' };

/** Words that job descriptions repeat without asking for a skill. */
const STOP_WORDS = new Set(stopWords);

const WEAK = new Set(jobSkills.weak.map((word) => word.toLowerCase()));

/** Whether a word of our catalogues is no skill by itself: "incidents" of "incident response". */
export const isWeak = (term: string) => WEAK.has(term.toLowerCase());

const ADDRESS = /\S+@\S+|https?:\S+|\bwww\.\S+|\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|in|co|info|example)\b\S*/gu;
/** "Rs 25000", "₹4,00,000". */
const MONEY = /(?:\b(?:rs|inr)\b\.?|₹)\s?\d[\d,.]*|\b(?:rs|inr)\d[\d,.]*/giu;

/** The text without addresses and amounts of money, whose parts are no skills. */
export function withoutAddresses(job: string): string {
  return job.replace(ADDRESS, ' ').replace(MONEY, ' ');
}

/** Whether a word, or its singular, says nothing of a skill. */
function isCommon(word: string): boolean {
  const small = word.toLowerCase();
  return STOP_WORDS.has(small) || STOP_WORDS.has(singular(small));
}

/** Words in capitals that follow each other. */
const IN_CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’-]*(?:[ \t&/]+\p{Lu}[\p{Lu}'’-]*)+(?![\p{L}\p{N}])/gu;
/** "RESPONSIBILITIES" on a line of its own, and "SKILLS:" before a list. */
const HEADING_WORD = /^[^\p{L}\n]*(?:\p{Lu}{8,}[ \t]*:?[ \t]*$|\p{Lu}{3,}[ \t]*:)/gmu;
/** Lines about the job, not about what it asks for. */
const ABOUT_JOB =
  /^\W*(?:job\s)?(?:location|place|venue|salary|ctc|stipend|pay|type|mode|shift|timings?|date|deadline|contact|website|company|vacanc(?:y|ies)|openings?)\s*[:–-].*$/gimu;
const USUAL = new Set(
  'a an and are as at be by for from how id in is it job key may must new not of on only or our per role team that the this time to type us we what who why will with you your'.split(
    ' ',
  ),
);
/** Names of tools in capitals, "SAP HANA", are short and few. */
const TOOL_LETTERS = 6;
const TOOL_WORDS = 3;

/** The text without headings and sentences in capitals, "HOW TO APPLY", whose words look like names of tools. */
export function withoutShouting(job: string): string {
  return job
    .replace(ABOUT_JOB, ' ')
    .replace(IN_CAPITALS, (words) => (isShouted(words.split(/[\s&/]+/)) ? ' ' : words))
    .replace(HEADING_WORD, ' ');
}

function isShouted(words: readonly string[]): boolean {
  return (
    words.length > TOOL_WORDS ||
    words.some((word) => word.length > TOOL_LETTERS || isCommon(word) || USUAL.has(word.toLowerCase()))
  );
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

/** Not "Go to market", nor "Excel in your career". */
const GO_LANGUAGE =
  /(?<![\p{L}\p{N}-])Go(?![\p{L}\p{N}-]|\s+(?:to|live|for|the|through|beyond|above|on|ahead|by|into|out|further|getter|green)\b)/u;
const EXCEL_SHEETS =
  /(?<![\p{L}\p{N}-])Excel(?![\p{L}\p{N}-]|\s+(?:in|at|as)\s+(?:your|a|an|the|this|our)\b)/u;

/** Whether a job's text has a term and means the skill by it. */
export function isMeant(job: string, term: string): boolean {
  if (term === 'R') return R_LANGUAGE.test(job);
  if (term.toLowerCase() === 'js') return JS_ALONE.test(job);
  if (term === 'Go') return GO_LANGUAGE.test(job);
  if (term === 'Excel') return EXCEL_SHEETS.test(job);
  return hasTerm(job, term) && !isCommon(term);
}
