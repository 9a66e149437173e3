import type { CollectionName } from '@preproom/models/db/privacy/dataRegistry';
import { packMoments } from '@preproom/models/db/room/code/packMoments';
import * as Y from 'yjs';

type Document = Record<string, unknown>;

const ARTICLE = {
  ...{
    slug: 'a',
    blog_title: 'a',
    blog_content: 'a',
    blog_image: 'a',
    description: 'a',
    author: 'a',
    tags: [],
  },
};

/** Texts that no person writes: lobby checks, totals and questions are in words of ours, payments in the provider's, coupons have codes of ours. */
export const OURS: Partial<Record<CollectionName, Document>> = {
  // The article is the team's; who saved it is about the person.
  blogDrafts: { ...ARTICLE, publishedSlugs: [], addresses: ['a'], titleWords: [] },
  blogRevisions: ARTICLE,
  sessions: {
    expression: { sum: [1, 2, 3, 4, 5], n: 60, algo: 'er-1', spanSeconds: 30 },
    learnerCheck: { server: 'quick', at: new Date() },
    mentorCheck: { server: 'slow', at: new Date() },
    shownQuestion: { askedId: 'a1', text: 'Tell me about yourself.' },
    packId: undefined,
    pay: { paise: 50_000, outcome: null, isSettled: false },
    mentorDay: undefined,
    dayPlace: undefined,
  },
  askedQuestions: { text: 'Tell me about yourself.', withdrawnAt: null },
  sessionNotes: { removedAt: null },
  // Random ids of the page, and the version of our text.
  recordingEvents: { eventId: 'e1', askId: 'e0', textVersion: 'v1' },
  feedback: { editedAt: { ratings: { 'Listening Skills': 1 }, remarks: {} } },
  sampleRatings: { ratings: { 'Listening Skills': 3 } },
  // The program's name and the provider's words.
  orders: {
    course: 'B.Tech',
    payments: [{ id: 'pay_1', state: 'captured', paise: 799_900 }],
    refunds: [{ id: 'rfnd_1', paymentId: 'pay_1', paise: 799_900 }],
    paidBy: 'pay_1',
    couponCode: 'DIWALI20',
    referral: undefined,
    wantedRefunds: [],
    beforeRetry: ['pay_1'],
  },
  // Its place is one for all people.
  // Written by the product, and for a payout by the team.
  commissionEntries: {
    key: undefined,
    orderId: null,
    course: '',
    reference: 'UTR 100',
    payoutNumber: undefined,
  },
  earningEntries: {
    ...{ key: undefined, roomid: null, round: null, outcome: null, payoutNumber: undefined },
    ...{ reference: 'UTR 100', through: '2026-10' },
  },
  // Nothing is owed to this person.
  mentorPans: { keptSince: undefined },
  mentorPayees: { keptSince: undefined },
  payRates: { amounts: { 'HR Round 1': 50_000 } },
  couponUses: { code: 'DIWALI20', place: undefined },
  codeBatches: { times: [0], updates: [typed('print(1)')] },
  codeLogs: { packed: packMoments([{ atMs: 0, side: 'learner', edits: [[0, 0, 'print(1)']] }]) },
  // All but the buyer is ours.
  receipts: {
    financialYear: '2026-27',
    documentNumber: 'PR/26-27/000001',
    receiptNumber: null,
    issuedOn: '2026-11-22',
    seller: { name: 'PrepRoom', address: 'Pune', gstin: null },
    discount: null,
    course: 'B.Tech',
    tax: null,
  },
};

/** What typing this into the shared code makes. */
function typed(text: string): Buffer {
  const doc = new Y.Doc();
  doc.getText('text').insert(0, text);
  return Buffer.from(Y.encodeStateAsUpdate(doc));
}
