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

/** What is missing in the choice. Who chooses no role has no target, and need not say so. A job without skills is told beside the score. */
export type ChoiceFault = 'job' | null;

export function choiceFault({ kind, job }: TargetChoice): ChoiceFault {
  return kind === 'job' && job.trim().length < MIN_JOB_CHARACTERS ? 'job' : null;
}

/** Null if the resume is to be read without a target. */
export function toTarget({ kind, role, job }: TargetChoice): Target | null {
  if (kind === 'job') return jobTarget(job);
  return kind === 'role' && role !== '' ? roleTarget(role) : null;
}

/** What the result is compared with, in the form that is saved. */
export function targetId({ kind, role }: TargetChoice): TargetRole | 'pasted' | null {
  if (kind === 'job') return 'pasted';
  return kind === 'role' && role !== '' ? role : null;
}

export function toRole(value: string): TargetRole | '' {
  return TARGET_ROLES.find((role) => role === value) ?? '';
}
