import type { PaidMentor } from '@preproom/models/contract/mentors/earnings';
import type { Database } from '@preproom/models/db/database';
import { STANDING } from '@preproom/models/db/privacy/standing';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

/** What decides the pay of these sessions: feedback, reports, and how the two people's accounts stand. */
export async function readSessionFacts(database: Database, sessions: readonly Session[]) {
  const { feedback, users, reports } = database;
  const done = sessions.filter(({ status, pay }) => status === 'done' && !pay?.outcome);
  const rooms = done.map(({ roomid }) => roomid);
  const ended = done.filter(({ endReason }) => endReason === 'safety').map(({ roomid }) => roomid);
  const [sent, learners, ends, mentorOf] = await Promise.all([
    feedback.find({ roomid: { $in: rooms }, state: 'submitted' }, FEEDBACK_FIELDS).lean(),
    users.find({ _id: { $in: done.map(({ learnerId }) => learnerId) }, ...STANDING }, { _id: 1 }).lean(),
    reports.find({ roomid: { $in: ended }, 'statements.wantedEnd': true }, REPORT_FIELDS).lean(),
    readPaidMentors(
      database,
      done.map(({ mentorId }) => mentorId),
    ),
  ]);
  const sentAt = new Map(sent.map(({ roomid, submittedAt }) => [roomid, submittedAt]));
  const there = new Set(learners.map(({ _id }) => _id.toString()));
  const endedBy = new Set(ends.map(({ roomid, by }) => `${roomid} ${by}`));
  return ({ roomid, status, startsAt, learnerId, mentorId }: Session) => ({
    status,
    startsAtMs: startsAt.getTime(),
    feedbackSentAtMs: sentAt.get(roomid)?.getTime() ?? null,
    isLearnerThere: there.has(learnerId.toString()),
    endedByMentorForSafety: endedBy.has(`${roomid} ${mentorId}`),
    mentor: mentorOf(mentorId),
  });
}
const FEEDBACK_FIELDS = { roomid: 1, submittedAt: 1 };
const REPORT_FIELDS = { roomid: 1, by: 1 };

/** Whether these mentors are suspended, and when that last ended. */
export async function readPaidMentors({ mentorProfiles }: Database, mentorIds: readonly Types.ObjectId[]) {
  const profiles = await mentorProfiles
    .find({ userId: { $in: mentorIds } }, { userId: 1, status: 1, restoredAt: 1 })
    .lean();
  const byId = new Map(profiles.map((profile) => [profile.userId.toString(), profile]));
  return (mentorId: Types.ObjectId): PaidMentor => {
    const profile = byId.get(mentorId.toString());
    return {
      isSuspended: profile?.status === 'suspended',
      restoredAtMs: profile?.restoredAt?.getTime() ?? null,
    };
  };
}
