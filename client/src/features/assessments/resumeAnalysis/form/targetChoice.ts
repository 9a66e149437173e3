import { TARGET_ROLES, type TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import { jobTarget, MIN_JOB_CHARACTERS } from '../../../../resume/targets/jobTerms.ts';
import { roleTarget } from '../../../../resume/targets/roles.ts';
import type { Target } from '../../../../resume/targets/target.ts';

/** What a resume is compared with, as it stands in the form. Text of a kind that is not chosen is kept. */
export interface TargetChoice {
  kind: 'role' | 'job' | 'none';
  role: TargetRole | '';
  job: string;
}

export const NO_CHOICE: TargetChoice = { kind: 'role', role: '', job: '' };

/** What is missing in the choice. */
export type ChoiceFault = 'role' | 'job' | 'terms' | null;

export function choiceFault({ kind, role, job }: TargetChoice): ChoiceFault {
  if (kind === 'role') return role === '' ? 'role' : null;
  if (kind === 'none') return null;
  if (job.trim().length < MIN_JOB_CHARACTERS) return 'job';
  return jobTarget(job).keywords.length === 0 ? 'terms' : null;
}

/** Null if the resume is to be read without a target. */
export function toTarget({ kind, role, job }: TargetChoice): Target | null {
  if (kind === 'job') return jobTarget(job);
  return kind === 'role' && role !== '' ? roleTarget(role) : null;
}

export function toRole(value: string): TargetRole | '' {
  return TARGET_ROLES.find((role) => role === value) ?? '';
}
