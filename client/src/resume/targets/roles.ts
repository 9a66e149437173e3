import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import roles from './roles.json' with { type: 'json' };
import type { Keyword, Target } from './target.ts';

/** Keywords of each role, `a|b|c` for one keyword and the words that count as it; the first is shown, or `a / b` if any of them will do. Written by us from job descriptions for graduates. */
const KEYWORDS: Record<TargetRole, readonly string[]> = roles.keywords;

/** Spelled like common words or letters, so they count only as written. */
const CASED = new Set(roles.asWritten);

export function roleTarget(role: TargetRole): Target {
  return { id: role, keywords: KEYWORDS[role].map(toKeyword) };
}

/** The keywords of all roles, each once; those of which any will do, apart. */
export function allKeywords(): Keyword[] {
  const entries = Object.values(KEYWORDS)
    .flat()
    .flatMap((entry) => (ANY_OF.test(entry) ? termsOf(entry) : [entry]));
  const byName = new Map(entries.map((entry) => [entry.toLowerCase(), entry]));
  return [...byName.values()].map(toKeyword);
}

const ANY_OF = /\s\/\s/;

function toKeyword(entry: string): Keyword {
  const [name = entry] = entry.split('|');
  return { name, terms: termsOf(entry).map((term) => (CASED.has(term) ? term : term.toLowerCase())) };
}

const termsOf = (entry: string) => entry.split(/\||\s\/\s/);
