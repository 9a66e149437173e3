import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import { BUSINESS_ROLES } from './rolesBusiness.ts';
import { ENGINEERING_ROLES } from './rolesEngineering.ts';
import { SOFTWARE_ROLES } from './rolesSoftware.ts';
import type { Keyword, Target } from './target.ts';

/** Keywords of each role, `a|b|c` for one keyword and the words that count as it; the first is shown, or `a / b` if any of them will do. Written by us from job descriptions for graduates. */
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
  'CAN',
  'AP',
  'AR',
  'OS',
  'NX',
  'Room',
  'Eagle',
  'Chef',
  'Puppet',
  'Sketch',
]);

export function roleTarget(role: TargetRole): Target {
  return { id: role, keywords: ROLES[role].map(toKeyword) };
}

/** The keywords of all roles, each once; those of which any will do, apart. */
export function allKeywords(): Keyword[] {
  const entries = Object.values(ROLES)
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
