import type { Database } from '@preproom/models/db/database';
import { searchWords } from '@preproom/models/db/searchWords';
import { blogList } from '@preproom/server/features/blogs/hq/blogs.list';
import { auditList } from '@preproom/server/features/hq/lists/audit.list';
import { paymentList } from '@preproom/server/features/hq/lists/payments.list';
import { studentList } from '@preproom/server/features/hq/lists/students.list';
import type { ListDefinition } from '@preproom/server/lists/listDefinition';
import type { AskedList } from '@preproom/server/lists/readList';
import { Types } from 'mongoose';

/** A list of the team, with the documents that fill it and what it is asked for. */
export interface BenchedList {
  // biome-ignore lint/suspicious/noExplicitAny: each list has its own documents, rows and filters.
  definition: ListDefinition<any, any, any, any>;
  /** The fields of the document with this number, beyond the defaults of its model. */
  document: (n: number) => object;
  /** Its first page always, and these. */
  asked: Record<string, AskedList & Record<string, string>>;
}

const NAMES = ['Asha', 'Rohan', 'Meera', 'Imran', 'Divya', 'Karthik', 'Nisha', 'Vikram'];
const nameOf = (n: number) => `${NAMES[n % NAMES.length]} Person${n}`;
const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

export function benchedLists(database: Database): Record<string, BenchedList> {
  return {
    learners: {
      definition: studentList(database),
      document: (n) => ({
        Name: nameOf(n),
        nameWords: searchWords(nameOf(n)),
        Email: `person${n}@people.example`,
        phone: `+9198${String(n).padStart(8, '0')}`,
        role: 'user',
        completed: n % 3 !== 0,
        createdAt: minute(n),
      }),
      asked: {
        filtered: { sort: '-joinedAt', onboarding: 'started' },
        'by name': { sort: 'Name' },
        'search for a name': { sort: '-joinedAt', search: 'person4321' },
        'search for an address': { sort: '-joinedAt', search: 'person4321@' },
      },
    },
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
    articles: {
      definition: blogList(database, { now: () => Date.now() }),
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
  };
}

/** One of ten members of the team. */
const actor = (n: number) => new Types.ObjectId(String(n % 10).padStart(24, '0'));
