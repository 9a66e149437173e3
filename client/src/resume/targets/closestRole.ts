import { TARGET_ROLES, type TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import { hasTerm } from './hasTerm.ts';
import { roleTarget } from './roles.ts';

/** With fewer keywords in common a job is like no role of ours. */
const MIN_KEYWORDS = 3;

/** The role whose keywords a job description has most of; the earlier one of equals. Null if it is like none. */
export function closestRole(job: string): TargetRole | null {
  const found = TARGET_ROLES.map((role) => ({
    role,
    count: roleTarget(role).keywords.filter(({ terms }) => terms.some((term) => hasTerm(job, term))).length,
  }));
  const [closest] = found.toSorted((one, other) => other.count - one.count);
  return closest && closest.count >= MIN_KEYWORDS ? closest.role : null;
}
