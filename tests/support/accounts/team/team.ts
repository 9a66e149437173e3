import type { MentorStatus, TeamAct } from '@preproom/models/contract/mentors/mentorLife';
import { getMentors } from '@preproom/models/contract/mentors/mentors';
import { actOnMentor, getHqMentor } from '@preproom/models/contract/mentors/team/mentors';
import { createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ApiClient } from '../../stack/apiClient.ts';
import { type Stack, startStack } from '../../stack/startStack.ts';

export interface Mentor {
  _id: Types.ObjectId;
}

export interface Current {
  stack: Stack;
  admin: ApiClient;
  adminId: Types.ObjectId;
}

/** For a file of tests about mentors and the team: starts the product with one admin, and removes all mentors before each test. */
export function hqTeam() {
  const current = {} as Current;
  beforeAll(async () => {
    current.stack = await startStack();
    const user = await createUser(current.stack.database, { role: 'admin', completed: true });
    current.adminId = user._id;
    current.admin = await current.stack.enter(user);
  });
  afterAll(() => current.stack.stop());
  beforeEach(async () => {
    await current.stack.database.mentorProfiles.deleteMany({});
  });

  const look = ({ _id }: Mentor) => current.admin.call(getHqMentor, { params: { mentorId: _id.toString() } });

  return Object.assign(current, {
    look,
    /** Acts on the mentor's current revision. */
    async act(mentor: Mentor, name: TeamAct, from: MentorStatus, reason?: string) {
      const { revision } = (await look(mentor)).body.data;
      return current.admin.call(actOnMentor, {
        params: { mentorId: mentor._id.toString() },
        body: { act: name, from, revision, ...(reason === undefined ? {} : { reason }) },
      });
    },
    /** The audit entries about this mentor, except those of reading. */
    audited: (targetId: Types.ObjectId) =>
      current.stack.database.auditLog
        .find({ targetId, action: { $ne: 'mentor:read' } })
        .sort({ at: 1, _id: 1 })
        .lean(),
    /** The public list of mentors. */
    listed: async () => (await current.stack.visitor().call(getMentors, { query: {} })).body,
  });
}
