import { Email } from '../accounts/users.ts';
import { endpoint } from '../http/endpoint.ts';
import { Honeypot } from '../http/honeypot.ts';
import { Id } from '../http/ids.ts';
import { Line, Token } from '../http/texts.ts';
import { z } from '../http/zod.ts';

/** The database deletes entries of programs that stay closed after this many days. */
export const WAITLIST_RETENTION_DAYS = 365;

/** Path of the link in the mail that confirms a place. */
export const WAITLIST_LEAVE_PATH = '/waitlist/leave';

const Program = z.object({ course_id: Id });
const OwnWaitlist = z.object({ waitlist: z.array(Id).describe('the programs that the learner waits for') });

export const joinWaitlist = endpoint({
  method: 'PUT',
  path: '/waitlist/:course_id',
  summary: "Puts the learner on a closed program's waitlist",
  params: Program,
  response: OwnWaitlist,
});

export const leaveWaitlist = endpoint({
  method: 'DELETE',
  path: '/waitlist/:course_id',
  summary: "Takes the learner off a program's waitlist",
  params: Program,
  response: OwnWaitlist,
});

/** A visitor who wants to know when enrolment opens. */
export const WaitingVisitor = z.strictObject({
  name: Line.min(1, 'is missing').max(100),
  email: Email,
  website: Honeypot,
});
export type WaitingVisitor = z.infer<typeof WaitingVisitor>;

export const joinWaitlistAsVisitor = endpoint({
  method: 'POST',
  path: '/waitlist/:course_id/visitors',
  summary: "Puts an e-mail address on a closed program's waitlist; answers the same when it is there already",
  params: Program,
  body: WaitingVisitor,
  response: z.object({ message: z.string() }),
});

export const leaveWaitlistByLink = endpoint({
  method: 'POST',
  path: '/waitlist/leave',
  summary: 'Leaves a waitlist with the token of a mail, without a login',
  body: z.strictObject({ token: Token.min(1).max(1000) }),
  response: z.object({ hasLeft: z.literal(true) }),
});
