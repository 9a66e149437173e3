import { getMentorPage } from '@preproom/models/contract/mentors/directory';
import { rateMentor } from '@preproom/models/contract/reports/feedback';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { beforeEach } from 'vitest';
import type { hqTeam } from '../accounts/team/team.ts';
import { createMentor } from '../mentors/mentors.ts';
import type { ApiClient } from '../stack/apiClient.ts';

export const REVIEW_TEXT = 'Patient and precise. I know now what to practise.';

/** Before each test a new mentor without reviews, and learners who met them. */
export function reviewedMentor(team: ReturnType<typeof hqTeam>) {
  let mentor: Awaited<ReturnType<typeof createMentor>>;
  let mentorClient: ApiClient;
  beforeEach(async () => {
    await team.stack.database.mentorRatings.deleteMany({});
    mentor = await createMentor(team.stack.database);
    mentorClient = await team.stack.enter(mentor);
  });
  const page = async (query: { page?: string } = {}) =>
    (await team.stack.visitor().call(getMentorPage, { params: { mentor: mentor._id.toString() }, query }))
      .body.data;
  return {
    get mentorClient() {
      return mentorClient;
    },
    /** A learner after a session with the mentor. */
    async learnerWhoMet(Name = 'Asha Rao') {
      const learner = await createUser(team.stack.database, { Name });
      const pair = { learnerId: learner._id, mentorId: mentor._id };
      const { roomid } = await createSession(team.stack.database, { ...pair, status: 'done' });
      const client = await team.stack.enter(learner);
      const rate = (review?: string | null, stars = 5) =>
        client.call(rateMentor, {
          params: { roomid },
          body: { stars, remark: 'For the team only', ...(review === undefined ? {} : { review }) },
        });
      return { learner, client, roomid, rate };
    },
    page,
    async onlyReview() {
      const [review] = (await page()).reviews;
      if (!review) throw new Error('no review is shown');
      return review;
    },
  };
}
