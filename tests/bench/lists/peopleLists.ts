import type { Database } from '@preproom/models/db/database';
import { searchWords } from '@preproom/models/db/searchWords';
import { callbackList } from '@preproom/server/features/inbox/team/callbacks.handlers';
import { messageList } from '@preproom/server/features/inbox/team/messages.handlers';
import { blockList, reportList } from '@preproom/server/features/inbox/team/reports.list';
import { applicationList } from '@preproom/server/features/jobs/team/applications.list';
import { studentList } from '@preproom/server/features/learners/team/students.list';
import { hqMentorList } from '@preproom/server/features/mentors/team/mentors.list';
import { affiliateList } from '@preproom/server/features/referrals/team/affiliates.list';
import { reviewList } from '@preproom/server/features/reports/team/reviews.list';
import { type BenchedList, clock, idOf, minute, nameOf, person, sender } from './benchedList.ts';

/** Lists of people, and of what they write. */
export function peopleLists(database: Database): Record<string, BenchedList> {
  return {
    learners: {
      definition: studentList(database),
      document: (n) => person(1, n, 'user'),
      asked: {
        filtered: { sort: '-joinedAt', onboarding: 'started' },
        'by name': { sort: 'Name' },
        'search for a name': { sort: '-joinedAt', search: 'person4321' },
        'search for an address': { sort: '-joinedAt', search: 'user4321@' },
      },
    },
    mentors: {
      definition: hqMentorList({ database, clock }),
      document: (n) => ({
        userId: idOf(3, n),
        status: n % 3 === 0 ? 'pending' : 'verified',
        since: minute(n),
      }),
      beside: (n) => ({ users: person(3, n, 'mentor') }),
      asked: {
        filtered: { sort: 'since', list: 'pending' },
        'search for a name': { sort: '-since', search: 'mentor4321@' },
      },
    },
    affiliates: {
      definition: affiliateList({ database, clock }),
      document: (n) => person(4, n, 'affiliate'),
      beside: (n) => ({
        affiliates: {
          userId: idOf(4, n),
          kind: 'affiliate',
          code: `link${n}`,
          state: 'active',
          createdAt: minute(n),
        },
      }),
      asked: {
        'by name': { sort: 'Name' },
        'search for an address': { sort: '-since', search: 'affiliate4321@' },
      },
    },
    applications: {
      definition: applicationList(database),
      document: (n) => ({
        Name: nameOf(n),
        nameWords: searchWords(nameOf(n)),
        jobId: idOf(2, n),
        learnerId: idOf(1, n),
        status: n % 3 === 0 ? 'new' : 'declined',
        appliedAt: minute(n),
        changedAt: minute(n),
      }),
      asked: {
        filtered: { sort: '-appliedAt', status: 'new' },
        'search for a name': { sort: '-appliedAt', search: 'person4321' },
      },
    },
    callbacks: {
      definition: callbackList,
      document: (n) => ({ ...sender(n), program: 'Foundation' }),
      asked: {
        filtered: { sort: 'at', status: 'open' },
        'search for a name': { sort: '-at', search: 'person4321' },
      },
    },
    messages: {
      definition: messageList,
      document: (n) => ({
        ...sender(n),
        topic: 'A question',
        requestId: `request${n}`,
        message: 'How does it work? '.repeat(10),
      }),
      asked: {
        filtered: { sort: 'at', status: 'open' },
        'search for a name': { sort: '-at', search: 'person4321' },
      },
    },
    reports: {
      definition: reportList(database),
      document: (n) => ({
        roomid: `room${n}`,
        by: idOf(1, n),
        against: idOf(1, n + 1),
        state: n % 3 === 0 ? 'open' : 'closed',
        lastAt: minute(n),
        statements: [{ reason: 'other', note: 'A note', at: minute(n) }],
      }),
      asked: {
        filtered: { sort: '-at', status: 'open' },
        'search for a person': { sort: '-at', search: 'person4321' },
      },
    },
    reviews: reviews(database),
    blocks: {
      definition: blockList(database),
      document: (n) => ({ by: idOf(1, n), against: idOf(1, n + 1), roomid: `room${n}`, at: minute(n) }),
      asked: { 'search for a person': { sort: '-at', search: 'person4321' } },
    },
  };
}

function reviews(database: Database): BenchedList {
  return {
    definition: reviewList(database),
    document: (n) => ({
      roomid: `room${n}`,
      ...{ learnerId: idOf(1, n), mentorId: idOf(1, n + 1), stars: 1 + (n % 5), ratedAt: minute(n) },
      ...{ reviewText: 'Patient and precise.', reviewedAt: minute(n) },
      report: n % 100 === 0 ? { reason: 'Not about me', reportedAt: minute(n) } : null,
    }),
    asked: {
      filtered: { sort: 'at', state: 'reported' },
      'search for a person': { sort: '-at', search: 'person4321' },
    },
  };
}
