import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import { BUSINESS_ROLES } from './rolesBusiness.ts';
import { ENGINEERING_ROLES } from './rolesEngineering.ts';
import { SOFTWARE_ROLES } from './rolesSoftware.ts';
import type { Keyword, Target } from './target.ts';

/** Keywords of each role, `a|b|c` for one keyword and its synonyms; the first is shown. Written by us from job descriptions for graduates. */
export type RoleKeywords<Role extends TargetRole = TargetRole> = Record<Role, readonly string[]>;

const ROLES: RoleKeywords = { ...SOFTWARE_ROLES, ...ENGINEERING_ROLES, ...BUSINESS_ROLES };

/** Spelled like common words or letters, so they count only as written. */
const CASED = new Set([
  'C',
  'R',
  'Go',
  'Excel',
  'Spring',
  'Flask',
  'React',
  'Express',
  'Word',
  'Swift',
  'Dart',
  'Slack',
  'Rust',
]);

export function roleTarget(role: TargetRole): Target {
  return { id: role, keywords: ROLES[role].map(toKeyword) };
}

/** The keywords of all roles, each once. */
export function allKeywords(): Keyword[] {
  const byName = new Map(
    Object.values(ROLES)
      .flat()
      .map((entry) => [entry.toLowerCase(), entry]),
  );
  return [...byName.values()].map(toKeyword);
}

function toKeyword(entry: string): Keyword {
  const terms = entry.split('|');
  return {
    name: terms[0] ?? entry,
    terms: terms.map((term) => (CASED.has(term) ? term : term.toLowerCase())),
  };
}
