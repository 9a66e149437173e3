import { endpoint } from '../http/endpoint.ts';
import { Id, RequestId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { RESUME_RULES, type ResumeRule, RUBRIC_VERSION, ruleMaximum } from './resumeRubric.ts';
import { TARGET_ROLES } from './targetRoles.ts';

const ResumeTarget = z.enum([...TARGET_ROLES, 'pasted']);

/** Whole points of each rule, at most its maximum. */
const Points = z.strictObject(
  Object.fromEntries(
    RESUME_RULES.map((rule) => [rule, z.int().min(0).max(ruleMaximum(rule)).nullable()]),
  ) as Record<ResumeRule, z.ZodNullable<z.ZodInt>>,
);

/** What is kept of a resume analysis: numbers. No word of the resume or of the job description is ever sent. */
export const ResumeResult = z.strictObject({
  kind: z.literal('resume'),
  rubricVersion: z.int().min(1),
  points: Points.describe('null where a rule was not judged'),
  target: ResumeTarget.nullable().describe('a role, or a pasted job description'),
});
export type ResumeResult = z.infer<typeof ResumeResult>;

/** The match is judged if there is a target, and all else always. */
function isComplete({ points, target }: Pick<ResumeResult, 'points' | 'target'>): boolean {
  return RESUME_RULES.every(
    (rule) => (points[rule] === null) === (rule === 'targetMatch' && target === null),
  );
}

export const saveResumeAnalysis = endpoint({
  method: 'POST',
  path: '/assessments/resume',
  summary: 'Saves the points of a resume that the browser has analysed',
  body: z
    .strictObject({
      id: RequestId,
      rubricVersion: z.literal(RUBRIC_VERSION),
      points: Points,
      target: ResumeTarget.nullable(),
    })
    .refine(isComplete, {
      path: ['points'],
      message: 'the match is judged if there is a target, all else always',
    }),
  response: z.object({ attemptId: Id }),
});
