import { endpoint } from '../http/endpoint.ts';
import { Id, RequestId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { RESUME_CHECKS, RESUME_RULES, type ResumeRule, RUBRIC_VERSION, ruleMaximum } from './resumeRubric.ts';
import { TARGET_ROLES } from './targetRoles.ts';

const ResumeTarget = z.enum([...TARGET_ROLES, 'pasted']);

/** Whole points of each rule, at most its maximum. */
const Points = z.strictObject(
  Object.fromEntries(
    RESUME_RULES.map((rule) => [rule, z.int().min(0).max(ruleMaximum(rule)).nullable()]),
  ) as Record<ResumeRule, z.ZodNullable<z.ZodInt>>,
);

const NotJudged = z.array(z.enum(RESUME_CHECKS)).max(RESUME_CHECKS.length);

/** What is kept of a resume analysis: numbers. No word of the resume or of the job description is ever sent. */
export const ResumeResult = z.strictObject({
  kind: z.literal('resume'),
  rubricVersion: z.int().min(1),
  points: Points.describe('null where a rule was not judged'),
  notJudged: NotJudged.optional().describe(
    'checks that could not be judged; analyses before rubric 2 have none',
  ),
  target: ResumeTarget.nullable().describe('a role, or a pasted job description'),
});
export type ResumeResult = z.infer<typeof ResumeResult>;

/** A rule has points, at most those of its judged checks, exactly if one of them was judged. Without a target the match is not. */
function isComplete({
  points,
  notJudged = [],
  target,
}: Pick<ResumeResult, 'points' | 'notJudged' | 'target'>): boolean {
  if (target === null && points.targetMatch !== null) return false;
  return RESUME_RULES.every((rule) => {
    const isLeftOut = rule === 'targetMatch' && target === null;
    const maximum = isLeftOut ? 0 : ruleMaximum(rule, notJudged);
    return maximum === 0 ? points[rule] === null : points[rule] !== null && points[rule] <= maximum;
  });
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
      notJudged: NotJudged,
      target: ResumeTarget.nullable(),
    })
    .refine(isComplete, {
      path: ['points'],
      message: 'a rule has points if one of its checks was judged, at most theirs',
    }),
  response: z.object({ attemptId: Id }),
});
