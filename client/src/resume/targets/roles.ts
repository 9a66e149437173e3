import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import skills from './jobSkills.json' with { type: 'json' };
import roles from './roles.json' with { type: 'json' };
import type { Keyword, Target } from './target.ts';

/** Keywords of each role, `a|b|c` for one keyword and the words that count as it; the first is shown, or `a / b` if any of them will do. Written by us from job descriptions for graduates. */
const KEYWORDS: Record<TargetRole, readonly string[]> = roles.keywords;

/** Spelled like common words or letters, so they count only as written. */
const CASED = new Set(roles.asWritten);

export function roleTarget(role: TargetRole): Target {
  return { id: role, keywords: KEYWORDS[role].map(toKeyword) };
}

/** Spellings of one name; the first is shown. */
const VARIANTS = roles.variants.map((entry) => entry.split('|'));

/**
 * The keywords of all roles for a job's text, each once and with all spellings of its names; those of which any will do, apart.
 */
export function allKeywords(): Keyword[] {
  const entries = Object.values(KEYWORDS)
    .flat()
    .flatMap((entry) => (ANY_OF.test(entry) ? termsOf(entry) : [entry]))
    .map((entry) => [...new Set(entry.split('|').flatMap(spellingsOf))].join('|'));
  const byName = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  return [...byName.values()].map(toKeyword);
}

/** Skills, tools, methods and certificates that jobs of any field name, beside the keywords of our roles. */
export const jobSkills = (): Keyword[] => skills.terms.map(toKeyword);

/** A term with its other spellings, as terms. */
export function variantsOf(term: string): string[] {
  return spellingsOf(term).map(toTerm);
}

/** The usual spelling first. */
function spellingsOf(term: string): readonly string[] {
  const isSame = (one: string) => one.toLowerCase() === term.toLowerCase();
  return VARIANTS.find((variants) => variants.some(isSame)) ?? [term];
}

const ANY_OF = /\s\/\s/;

function toKeyword(entry: string): Keyword {
  const [name = entry] = entry.split('|');
  return { name, terms: termsOf(entry).map(toTerm) };
}

/** A word as `hasTerm` takes it: in lower case, unless it is only a skill as written. */
export const toTerm = (word: string) => (CASED.has(word) ? word : word.toLowerCase());

const termsOf = (entry: string) => entry.split(/\||\s\/\s/);
