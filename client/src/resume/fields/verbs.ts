import verbs from './verbs.json' with { type: 'json' };

/** Verbs in their past form, whose present is found by its stem, and the present forms that have another. */
const WORDS = new Set([...verbs.past, ...verbs.irregularPresent]);

const PAST = new Set(verbs.past);

/** Words in -ed that are no verbs of what somebody did. */
const NO_VERBS = new Set([
  'need',
  'speed',
  'seed',
  'feed',
  'embed',
  'advanced',
  'detailed',
  'skilled',
  'interested',
  'based',
  'red',
  'bed',
  'team-based',
  'united',
]);

/** Adjectives of time, not adverbs: "Daily report to the engineer". */
const OF_TIME = new Set([
  'daily',
  'weekly',
  'fortnightly',
  'monthly',
  'quarterly',
  'yearly',
  'hourly',
  'early',
]);

/** A noun before what belongs to it: "Mentor to two interns", "Forecast of load", "Head, Design Club". */
const NOUN_BEFORE =
  /^(?:mentor|partner|forecast|report|lead|head|volunteer|host|coach|guide|research|test|design|audit|review|support|contract|plan|model|process|program|project|study|survey|draft|market|place|stand|visit|cut|cast|spread|set|start|score|rank|judge|fund|post|raise|release|shift|track|work|change|control|costs?|advocate|associate|graduate|institute)s?(?:\s+(?:to|of|at)\s|\s*[,–(]|\s+(?:for|on|in|with)\s+(?!(?:a|an|the|our|all|each|every|\d+)\s))/i;

/** Names of methods that begin with what looks like a verb. */
const METHOD =
  /^(?:(?:load|patch|file|check|sort|count) (?:balanc|manag|handl|test|list|point|shar|system|transfer|valve|in\b)\w*|compressed sensing|levelised cost|levelized cost|distributed (?:systems?|computing|ledgers?)|supervised learning|integrated circuits?|automated (?:testing|trading) (?:systems?|engine)|applied (?:mathematics|physics|statistics|sciences?)|institute (?:merit|rank|topper|silver|gold))\b/i;

/** Words that are nouns too are verbs only before a word that a noun does not precede: "Test the app", not "Test cases" or "Lead Developer". */
const NOUN_TOO =
  /^(?:research|test|process|lead|design|model|report|support|program|project|plan|study|review|audit|market|train|code|contract|volunteer|label|travel|map|format|log|scan|trim|issue|type|pack|paint|pitch|deposit|transfer|open|close|nurse|feed|care)s?\s+(?!(?:a|an|and|the|all|each|every|new|our|over|\d+|to|with|for|on)\b)/i;

/** The action verb that starts a statement, in lower case, skipping a leading adverb. Null if it starts with another word. */
export function openingVerb(text: string): string | null {
  // "Project: …", "Model: BERT" and "Engineer, Firm X" name things; "Ingestion: Rewrote …" says what was done.
  const label = /^[\p{L}-]+(?:\s[\p{L}-]+)?\s?:\s*/u.exec(text);
  if (label && /^(?:project|model|role|title|tools?|stack)\b/i.test(label[0])) return null;
  if (label) {
    const [first = ''] = text.slice(label[0].length).match(/^\p{Lu}[\p{L}-]+/u) ?? [];
    return PAST.has(first.toLowerCase()) ? first.toLowerCase() : null;
  }
  // "11,000 installs" begins with a number.
  if (/^[^\p{L}]*\d/u.test(text) || METHOD.test(text) || NOUN_BEFORE.test(text) || NOUN_TOO.test(text))
    return null;
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return verbOf(first) ?? (first.endsWith('ly') && !OF_TIME.has(first) ? verbOf(second) : null);
}

function verbOf(word: string): string | null {
  return (/^\p{Ll}[\p{Ll}-]+ed$/u.test(word) && !NO_VERBS.has(word)) ||
    WORDS.has(word) ||
    WORDS.has(`${word}ed`) ||
    (word.endsWith('e') && WORDS.has(`${word}d`)) ||
    isThirdPerson(word)
    ? word
    : null;
}

function isThirdPerson(word: string): boolean {
  const stem = word.replace(/(?:ies)$/, 'y').replace(/s$/, '');
  return (
    word.endsWith('s') &&
    (WORDS.has(stem) || (stem.endsWith('e') && WORDS.has(`${stem}d`)) || WORDS.has(`${stem}ed`))
  );
}
