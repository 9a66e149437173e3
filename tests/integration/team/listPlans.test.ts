import { getHqQuizItems } from '@preproom/models/contract/assessments/team/quizItems';
import { getHqBlogs } from '@preproom/models/contract/blogs/team/blogList';
import { type Endpoint, endpointPath } from '@preproom/models/contract/http/endpoint';
import { getHqApplications } from '@preproom/models/contract/jobs/team/applications';
import { getHqJobs } from '@preproom/models/contract/jobs/team/jobList';
import { getHqStudents } from '@preproom/models/contract/learners/team/students';
import { getHqMentors } from '@preproom/models/contract/mentors/team/mentors';
import { getHqCoupons } from '@preproom/models/contract/payments/team/coupons';
import { getHqPayments } from '@preproom/models/contract/payments/team/payments';
import { getHqPrograms } from '@preproom/models/contract/programs/team/programs';
import { getHqAffiliates } from '@preproom/models/contract/referrals/team/affiliates';
import { getHqAudit } from '@preproom/models/contract/team/auditLog';
import { Types } from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { hqTeam } from '../../support/accounts/team/team.ts';
import { indexesUsed } from '../../support/stack/indexesUsed.ts';

type Model = Parameters<typeof indexesUsed>[1];
type Query = Record<string, string>;

const team = hqTeam();
const id = new Types.ObjectId().toString();

async function planOf(model: Model, endpoint: Endpoint, query: Query): Promise<(string | null)[]> {
  const path = `${endpointPath(endpoint)}?${new URLSearchParams(query)}`;
  return indexesUsed(team.stack.database, model, async () => {
    expect((await team.admin.send('GET', path)).status, path).toBe(200);
  });
}

// The first look at the question bank stores what its files say.
beforeAll(() => team.admin.call(getHqQuizItems, { query: {} }));

const LISTS: [Model, Endpoint, Query[]][] = [
  ['users', getHqStudents, [{}, { onboarding: 'finished' }, { sort: '-Name' }, { search: 'asha' }]],
  ['users', getHqStudents, [{ search: '98765 43210' }, { search: 'asha@people' }, { search: id }]],
  ['orders', getHqPayments, [{}, { status: 'success' }, { sort: 'paise' }, { search: 'x@y' }]],
  ['mentorProfiles', getHqMentors, [{}, { list: 'pending' }, { list: 'changed' }, { search: 'asha' }]],
  ['quizItems', getHqQuizItems, [{}, { subject: 'Science' }, { use: 'withdrawn' }, { search: 'cell' }]],
  ['quizItems', getHqQuizItems, [{ sort: 'difficulty' }, { sort: '-difficulty' }]],
  ['auditLog', getHqAudit, [{}, { action: 'list:export' }, { targetId: id }, { search: id }]],
  ['blogDrafts', getHqBlogs, [{}, { sort: 'savedAt' }, { search: 'interview' }]],
  ['jobs', getHqJobs, [{}, { state: 'draft' }, { search: 'developer' }]],
  ['jobApplications', getHqApplications, [{}, { status: 'new' }, { jobId: id }, { search: 'asha' }]],
  ['jobApplications', getHqApplications, [{ jobId: id, status: 'new' }]],
  ['coupons', getHqCoupons, [{}, { ended: 'no' }, { sort: 'createdAt' }, { search: 'DIWALI20' }]],
  ['users', getHqAffiliates, [{}, { sort: '-Name' }, { search: 'ravi' }]],
  ['products', getHqPrograms, [{}, { enrolment: 'closed' }, { sort: '-total_session' }, { search: 'mark' }]],
  ['products', getHqPrograms, [{ enrolment: 'open', sort: 'total_session' }]],
];

test.each(
  LISTS.flatMap(([model, endpoint, queries]) => queries.map((query) => ({ model, endpoint, query }))),
)('$endpoint.path by $query is answered by an index', async ({ model, endpoint, query }) => {
  const indexes = await planOf(model, endpoint, query);
  expect(indexes).not.toHaveLength(0);
  expect(indexes).not.toContain(null);
});

test('the index is the one made for it', async () => {
  // What the team is told in the background may look up its members meanwhile.
  const expectPlans = async (query: Query, ...indexes: string[]) =>
    expect(await planOf('users', getHqStudents, query)).toEqual(expect.arrayContaining(indexes));
  await expectPlans({}, 'role createdAt _id');
  await expectPlans({ onboarding: 'finished' }, 'role completed createdAt _id');
  await expectPlans({ sort: '-Name' }, 'role Name _id');
  await expectPlans({ search: 'asha' }, 'nameWords', 'Email');
});
