import { MINUTE_MS } from '@preproom/models/contract/http/durations';
import type { Feature } from '../../feature.ts';
import { completeLeftChanges } from './completeChanges.ts';
import { remindOfFeedback } from './feedbackReminder.ts';
import { sessionBookedMail } from './mails/booked.mail.ts';
import { sessionCancelledMail } from './mails/cancelled.mail.ts';
import { proposalDeclinedMail } from './mails/declined.mail.ts';
import { feedbackDueMail } from './mails/feedbackDue.mail.ts';
import { sessionMissedMail } from './mails/missed.mail.ts';
import { sessionMovedMail } from './mails/moved.mail.ts';
import { timesProposedMail } from './mails/proposed.mail.ts';
import { sessionReminderMail } from './mails/reminder.mail.ts';
import { remind } from './reminders.ts';
import { sessionPart } from './session.currentUser.ts';
import { sessionTeamHandlers, sessionTeamPolicies } from './team/sessions.handlers.ts';

/** What follows a session's changes, whichever feature or process made them. */
export const sessions = {
  policies: sessionTeamPolicies,
  handlers: sessionTeamHandlers,
  currentUser: sessionPart,
  mails: {
    sessionBooked: sessionBookedMail,
    sessionMoved: sessionMovedMail,
    sessionCancelled: sessionCancelledMail,
    timesProposed: timesProposedMail,
    proposalDeclined: proposalDeclinedMail,
    sessionReminder: sessionReminderMail,
    sessionMissed: sessionMissedMail,
    feedbackDue: feedbackDueMail,
  },
  jobs: (deps) => ({
    'session:complete': { run: () => completeLeftChanges(deps), maxAttempts: 3, everyMs: MINUTE_MS },
    'session:remind': { run: (reminder) => remind(deps, reminder), maxAttempts: 20 },
    'session:remindFeedback': { run: (reminder) => remindOfFeedback(deps, reminder), maxAttempts: 20 },
  }),
} satisfies Feature<typeof sessionTeamPolicies>;
