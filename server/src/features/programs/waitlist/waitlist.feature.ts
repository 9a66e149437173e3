import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../../feature.ts';
import { waitlistJoinedMail } from './mails/waitlistJoined.mail.ts';
import { waitlistOpenedMail } from './mails/waitlistOpened.mail.ts';
import { notifyWaiting } from './notifyWaiting.ts';
import { openingHandlers } from './opening.handlers.ts';
import { waitlistPart } from './waitlist.currentUser.ts';
import { waitlistHandlers } from './waitlist.handlers.ts';
import { waitlistPolicies } from './waitlist.policy.ts';

declare module '../../../backgroundJobs/jobs.ts' {
  interface JobData {
    'waitlist:notify': Record<string, never>;
  }
}

export const waitlist = {
  policies: waitlistPolicies,
  handlers: (deps) => ({ ...waitlistHandlers(deps), ...openingHandlers(deps) }),
  currentUser: waitlistPart,
  mails: { waitlistJoined: waitlistJoinedMail, waitlistOpened: waitlistOpenedMail },
  jobs: (deps) => ({
    // Also right after a program opens (products/catalogue.ts).
    'waitlist:notify': { everyMs: MINUTE_MS, maxAttempts: 1, run: () => notifyWaiting(deps) },
  }),
} satisfies Feature<typeof waitlistPolicies>;
