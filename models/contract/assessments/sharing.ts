import { ASSESSMENT_SHARING_VERSION } from '../accounts/consents.ts';
import { endpoint } from '../http/endpoint.ts';
import { z } from '../http/zod.ts';

const Sharing = z.object({
  isShared: z.boolean().describe('mentors with a session see the latest result of each kind'),
});

export const getAssessmentSharing = endpoint({
  method: 'GET',
  path: '/assessments/sharing',
  summary: 'Whether the learner shows their results to the mentors they have sessions with',
  response: Sharing,
});

export const setAssessmentSharing = endpoint({
  method: 'PUT',
  path: '/assessments/sharing',
  summary: 'Shows the results to mentors, or stops that; both are noted among the consents',
  body: z.discriminatedUnion('isShared', [
    z.strictObject({ isShared: z.literal(true), textVersion: z.literal(ASSESSMENT_SHARING_VERSION) }),
    z.strictObject({ isShared: z.literal(false) }),
  ]),
  response: Sharing,
});
