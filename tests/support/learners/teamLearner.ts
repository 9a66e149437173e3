import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import { createProfile, createUser } from '@preproom/models/db/testing/factories';
import { beforeEach } from 'vitest';
import type { hqTeam } from '../accounts/team/team.ts';
import { book, createBookableMentor, createPackLearner, inDays } from '../sessions/booking.ts';
import type { ApiClient } from '../stack/apiClient.ts';

type Learner = Awaited<ReturnType<typeof createPackLearner>>['learner'];

interface Current {
  learner: Learner;
  packId: string;
  /** Of the calls about this learner. */
  params: { studentId: string };
  /** The learner's browser. */
  client: ApiClient;
}

/** For a file of tests about a learner and the team: a new learner with a profile and a pack for each test. */
export function hqLearner(team: ReturnType<typeof hqTeam>) {
  const current = {} as Current;
  beforeEach(async () => {
    const { database, clock } = team.stack;
    const made = await createPackLearner(database, clock.now());
    await createProfile(database, made.learner);
    Object.assign(current, made);
    current.params = { studentId: made.learner._id.toString() };
    current.client = await team.stack.enter(made.learner);
  });
  return Object.assign(current, {
    /** A member of the team with these rights, who has just proved the login. */
    memberWith: async (...rights: Right[]) =>
      team.stack.enter(await createUser(team.stack.database, { role: 'admin', completed: true, rights })),
    /** Entries of the audit log about this learner, except those of reading. */
    audited: (action: AuditAction | { $ne: AuditAction } = { $ne: 'learner:read' }) =>
      team.stack.database.auditLog
        .find({ targetId: current.learner._id, action })
        .sort({ at: 1, _id: 1 })
        .lean(),
    /** A booked session in three days. */
    async bookSoon() {
      const mentor = await createBookableMentor(team.stack.database);
      const startsAt = inDays(team.stack.clock.now(), 3);
      const { roomid } = (await book(current.client, mentor._id, current.packId, { startsAt })).body.data;
      return { mentor, startsAt, roomid };
    },
    sessionOf: (roomid: string) => team.stack.database.sessions.findOne({ roomid }).lean().orFail(),
  });
}
