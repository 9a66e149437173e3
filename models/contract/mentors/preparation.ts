import { AttemptResult } from '../assessments/attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { ReportedFeedback } from '../reports/feedback.ts';
import { AboutLearner, KnownPerson, Meeting } from '../sessions/sessions.ts';

export const Preparation = z.object({
  meeting: Meeting,
  learner: KnownPerson,
  about: AboutLearner,
  lastFeedback: ReportedFeedback.nullable().describe("the learner's latest from any mentor"),
  assessments: z
    .array(AttemptResult)
    .nullable()
    .describe('the latest result of each kind; null: the learner does not show them'),
});
export type Preparation = z.infer<typeof Preparation>;

export const getPreparation = endpoint({
  method: 'GET',
  path: '/sessions/:roomid/preparation',
  summary: "What the session's mentor should know before it",
  params: z.object({ roomid: RoomId }),
  response: z.object({ data: Preparation }),
});
