import { MAIL_JOB } from '@preproom/models/contract/team/deliveries';
import type { Database } from '@preproom/models/db/database';
import { searchWords } from '@preproom/models/db/searchWords';
import { quizItemList } from '@preproom/server/features/assessments/team/quizItems.list';
import { blogList } from '@preproom/server/features/blogs/team/blogs.list';
import { jobList } from '@preproom/server/features/jobs/team/jobs.list';
import { couponList } from '@preproom/server/features/payments/team/coupons.list';
import { paymentList } from '@preproom/server/features/payments/team/payments.list';
import { auditList } from '@preproom/server/features/team/audit/audit.list';
import { deliveryList } from '@preproom/server/features/team/deliveries/deliveries.list';
import { Types } from 'mongoose';
import { actor, type BenchedList, clock, idOf, minute, nameOf } from './benchedList.ts';

/** Lists of what the team writes. */
export function writtenLists(database: Database): Record<string, BenchedList> {
  return {
    articles: {
      definition: blogList(database, clock),
      document: (n) => ({
        slug: `article-${n}`,
        addresses: [`article-${n}`],
        blog_title: `Article${n} about interviews`,
        titleWords: searchWords(`Article${n} about interviews`),
        revision: 1,
        savedAt: minute(n),
        keptAt: minute(n),
      }),
      asked: { 'search for a title': { sort: '-savedAt', search: 'article4321' } },
    },
    questions: {
      definition: quizItemList,
      document: (n) => ({
        itemId: `item-${n}`,
        prompt: `Question${n} about law`,
        promptWords: searchWords(`Question${n} about law`),
        category: n % 3 === 0 ? 'Science' : 'Engineering',
        topic: 'Law',
        kind: 'single',
        difficulty: (n % 50) / 10,
        answered: n,
        right: n % 10,
        isWithdrawn: n % 10 === 0,
      }),
      asked: {
        filtered: { sort: '-answered', category: 'Science' },
        'by difficulty': { sort: 'difficulty' },
        'search for a word': { sort: '-answered', search: 'question4321' },
      },
    },
    jobs: {
      definition: jobList(database),
      document: (n) => ({
        _id: idOf(2, n),
        title: `Developer${n}`,
        titleWords: searchWords(`Developer${n}`),
        company: 'A company',
        place: 'Pune',
        state: n % 3 === 0 ? 'draft' : 'open',
        expiresAt: minute(n + 100_000),
        savedAt: minute(n),
        isSample: false,
      }),
      asked: {
        filtered: { sort: '-savedAt', state: 'draft' },
        'search for a title': { sort: '-savedAt', search: 'developer4321' },
      },
    },
  };
}

/** Lists of payments and of what was done. */
export function operationLists(database: Database): Record<string, BenchedList> {
  return {
    payments: {
      definition: paymentList,
      document: (n) => ({
        orderId: `order_${n}`,
        provider: 'sandbox',
        userId: new Types.ObjectId(),
        username: nameOf(n),
        email: `person${n}@people.example`,
        course_id: new Types.ObjectId(),
        course: 'Foundation',
        paise: 100 * (n % 5_000),
        listPaise: 500_000,
        status: n % 3 === 0 ? 'created' : 'success',
        createdAt: minute(n),
      }),
      asked: {
        filtered: { sort: '-createdAt', status: 'created' },
        'by amount': { sort: 'paise' },
        'search for an address': { sort: '-createdAt', search: 'person4321@' },
      },
    },
    audit: {
      definition: auditList(database),
      document: (n) => ({
        at: minute(n),
        actorId: actor(n),
        action: n % 3 === 0 ? 'list:export' : 'mentor:verify',
        targetId: new Types.ObjectId(),
        after: { status: 'verified' },
      }),
      asked: {
        filtered: { sort: '-at', action: 'list:export' },
        'search for an id': { sort: '-at', search: actor(1).toString() },
      },
    },
    deliveries: {
      definition: deliveryList({ database, clock }),
      document: (n) => ({
        kind: n % 3 === 0 ? MAIL_JOB : 'session:complete',
        key: `job${n}`,
        data: n % 3 === 0 ? { mailId: idOf(5, n).toString() } : {},
        state: 'failed',
        runAt: minute(n),
        createdAt: minute(n),
        attempts: 8,
        lastError: 'refused',
        removeAt: new Date(clock.now() + n * 60_000),
      }),
      beside: (n) => ({
        mails: {
          _id: idOf(5, n),
          template: 'receipt',
          state: 'refused',
          text: 'A receipt',
          sendBefore: minute(n),
          key: `mail${n}`,
        },
      }),
      asked: { filtered: { sort: '-failedAt', what: 'mails' } },
    },
    coupons: {
      definition: couponList({ database, clock }),
      document: (n) => ({
        code: `CODE${n}`,
        percent: 10,
        isOpen: n % 3 !== 0,
        userId: null,
        createdAt: minute(n),
      }),
      asked: {
        filtered: { sort: '-createdAt', open: 'yes' },
        'search for a code': { sort: '-createdAt', search: 'CODE4321' },
      },
    },
  };
}
