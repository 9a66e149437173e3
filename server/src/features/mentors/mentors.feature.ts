import { DAY_MS } from '@preproom/models/contract/http/durations';
import { Types } from 'mongoose';
import type { Feature } from '../../feature.ts';
import { becomeMentorHandlers } from './becomeMentor.handlers.ts';
import { directoryHandlers } from './directory/directory.handlers.ts';
import { refreshReplyTimes } from './directory/replyTimes.ts';
import { freeTimesHandlers } from './freeTimes.handlers.ts';
import { learnersHandlers } from './learners.handlers.ts';
import { mentorPart } from './mentor.currentUser.ts';
import { mentorHandlers } from './mentor.handlers.ts';
import { mentorMail } from './mentor.mail.ts';
import { mentorPolicies } from './mentor.policy.ts';
import { markChanged } from './mentorProfile.ts';
import { completeStatusChanges } from './mentorStatus.ts';
import { publicPageMail } from './publicPage.mail.ts';
import { hqMentorHandlers } from './team/mentors.handlers.ts';
import { tellOfPublicPage } from './tellOfPublicPage.ts';

export const mentors = {
  policies: mentorPolicies,
  handlers: (deps) => ({
    ...mentorHandlers(deps),
    ...directoryHandlers(deps),
    ...freeTimesHandlers(deps),
    ...becomeMentorHandlers(deps),
    ...learnersHandlers(deps),
    ...hqMentorHandlers(deps),
  }),
  currentUser: mentorPart,
  mails: { mentor: mentorMail, publicPage: publicPageMail },
  jobs: (deps) => ({
    // Retried until it succeeds: it writes the audit log entry of an act.
    'mentor:settle': {
      run: ({ userId }) => completeStatusChanges(deps, new Types.ObjectId(userId)),
      maxAttempts: Number.POSITIVE_INFINITY,
    },
    'mentors:replyTimes': { everyMs: DAY_MS, maxAttempts: 3, run: () => refreshReplyTimes(deps) },
    'mentor:tellOfPage': { run: ({ userId }) => tellOfPublicPage(deps, userId), maxAttempts: 20 },
  }),
  on: (deps) => ({
    async fileChanging({ folder, ownerId }) {
      if (folder === 'resume') await markChanged(deps, ownerId);
    },
  }),
} satisfies Feature<typeof mentorPolicies>;
