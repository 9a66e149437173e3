import { MOCK_LIMIT_MS, type MockTestId, sectionsOf } from '@preproom/models/contract/assessments/mockTests';
import type { Choice } from '@preproom/models/contract/assessments/quizzes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import { countAnswer, withdrawnItems } from '../../team/quizItems.ts';
import { askedElsewhere } from '../openItems.ts';
import { bankItem } from '../quiz.present.ts';
import { canRetakeAt, retakeLater } from '../quizzes.ts';
import { addCards } from '../reviews/reviewCards.ts';
import { isPossibleChoice } from '../rules/judge.ts';
import { drawSection, SECTION_SCOPES } from './drawSection.ts';
import { mockResultOf, outcomeOf } from './mockResult.ts';
import {
  endsAt,
  isSectionOver,
  type MockAttempt,
  mockSections,
  nextSection,
  openSection,
} from './mockWork.ts';

/** Tests before, whose questions are not asked again while there are others. */
const REMEMBERED = 8;

/** The learner's test as it stands now. Throws `not_found`. */
export async function findMock(
  database: Database,
  { attemptId, learnerId }: { attemptId: string; learnerId: string },
  nowMs: number,
): Promise<MockAttempt> {
  const own = { _id: attemptId, learnerId, kind: 'mock', status: { $ne: 'deleted' } } as const;
  const mock = await database.assessmentAttempts.findOne(own).lean<MockAttempt>();
  if (!mock) throw new AppError('not_found');
  return settle(database, mock, nowMs);
}

/** Starts a test, or returns the id of the open one. Throws `retake_later`. */
export async function startMock(
  database: Database,
  { learnerId, test }: { learnerId: string; test: MockTestId },
  nowMs: number,
): Promise<string> {
  const own = { learnerId, kind: 'mock', topic: test } as const;
  const latest = await database.assessmentAttempts.findOne(own).sort({ startedAt: -1 }).lean<MockAttempt>();
  const current = latest && (await settle(database, latest, nowMs));
  if (current?.status === 'open') return current._id.toString();
  const canStartAt = current && canRetakeAt(current, nowMs);
  if (canStartAt) throw retakeLater(canStartAt, nowMs);
  const sections = sectionsOf(test).map(() => ({ startedAt: null, endedAt: null, items: [] }));
  try {
    const startedAt = new Date(nowMs);
    const attempt = { ...own, status: 'open', startedAt, work: { begun: 0, over: 0, sections } } as const;
    return (await database.assessmentAttempts.create(attempt))._id.toString();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // Another tab has just started it.
    return startMock(database, { learnerId, test }, nowMs);
  }
}

/** Draws the section's questions and starts its clock. Of two tabs at once, one starts it. Throws `conflict` for a section out of order, `attempt_over` after the end. */
export async function startSection(
  database: Database,
  mock: MockAttempt,
  section: number,
  nowMs: number,
  random: () => number = Math.random,
): Promise<MockAttempt> {
  if (mock.status !== 'open') throw new AppError('attempt_over');
  if (openSection(mock) === section) return mock;
  const next = mockSections(mock)[section];
  if (!next || openSection(mock) !== -1 || nextSection(mock) !== section) throw new AppError('conflict');
  const [withdrawn, elsewhere, seen] = await Promise.all([
    withdrawnItems(database, SECTION_SCOPES[next.section].subject),
    askedElsewhere(database, mock.learnerId.toString(), nowMs),
    seenItems(database, mock),
  ]);
  const items = drawSection(next.section, {
    count: next.count,
    leftOut: new Set([...withdrawn, ...elsewhere]),
    seen,
    random,
  });
  const at = `work.sections.${section}`;
  await database.assessmentAttempts.updateOne(
    { _id: mock._id, status: 'open', 'work.begun': section, 'work.over': section },
    { $set: { [at]: { startedAt: new Date(nowMs), endedAt: null, items }, 'work.begun': section + 1 } },
  );
  return reread(database, mock);
}

/** Items of the learner's tests before and of this one's other sections. */
async function seenItems(database: Database, { learnerId }: MockAttempt): Promise<ReadonlySet<string>> {
  const tests = await database.assessmentAttempts
    .find({ learnerId, kind: 'mock' }, { topic: 1, work: 1 })
    .sort({ startedAt: -1 })
    .limit(REMEMBERED)
    .lean<MockAttempt[]>();
  const items = tests.flatMap((test) => mockSections(test).flatMap((section) => section.items));
  return new Set(items.map(({ itemId }) => itemId));
}

interface MockAnswer {
  section: number;
  position: number;
  choice: Choice | null;
}

/** Stores an answer, which replaces the one before. Throws `attempt_over` once the section is over, `conflict` before it, `bad_request` for an impossible choice. */
export async function saveAnswer(
  database: Database,
  mock: MockAttempt,
  { section, position, choice }: MockAnswer,
): Promise<void> {
  const item = mockSections(mock)[section]?.items[position];
  if (!item) throw new AppError('conflict');
  if (choice && !isPossibleChoice(bankItem(item), choice))
    throw new AppError('bad_request', undefined, { fields: { choice: 'is not possible for this item' } });
  const at = `work.sections.${section}.items.${position}.choice`;
  const { matchedCount } = await database.assessmentAttempts.updateOne(
    { _id: mock._id, status: 'open', 'work.begun': section + 1, 'work.over': section },
    { $set: { [at]: choice } },
  );
  if (matchedCount === 0) throw new AppError('attempt_over');
}

/** Closes the section for good; a closed one stays as it is. Throws `conflict` for one that was not begun. */
export async function endSection(
  database: Database,
  mock: MockAttempt,
  section: number,
  nowMs: number,
): Promise<MockAttempt> {
  const ended = mockSections(mock)[section];
  if (!ended?.startedAt) throw new AppError('conflict');
  if (ended.endedAt || mock.status !== 'open') return mock;
  const latest = endsAt(ended).getTime();
  await closeSection(database, mock, section, new Date(Math.min(nowMs, latest)));
  return settle(database, await reread(database, mock), nowMs);
}

async function closeSection(
  database: Database,
  { _id }: MockAttempt,
  section: number,
  endedAt: Date,
): Promise<void> {
  await database.assessmentAttempts.updateOne(
    { _id, status: 'open', 'work.begun': section + 1, 'work.over': section },
    { $set: { [`work.sections.${section}.endedAt`]: endedAt, 'work.over': section + 1 } },
  );
}

/** Writes down what time has decided: a section whose clock has run out is closed, and a test without a section left is done. */
export async function settle(database: Database, mock: MockAttempt, nowMs: number): Promise<MockAttempt> {
  if (mock.status !== 'open') return mock;
  const place = openSection(mock);
  const open = mockSections(mock)[place];
  if (open && !isSectionOver(open, nowMs)) return mock;
  if (open) {
    await closeSection(database, mock, place, endsAt(open));
    return settle(database, await reread(database, mock), nowMs);
  }
  const isOver = nextSection(mock) === -1 || nowMs > mock.startedAt.getTime() + MOCK_LIMIT_MS;
  return isOver ? closeMock(database, mock, nowMs) : mock;
}

/** Ends the test. What was answered wrongly comes back for review, and all answers count in the team's view of the bank. */
async function closeMock(database: Database, mock: MockAttempt, nowMs: number): Promise<MockAttempt> {
  const { _id, learnerId } = mock;
  const answered = mockSections(mock)
    .flatMap(({ section, items }) => items.map((item) => ({ ...item, section, outcome: outcomeOf(item) })))
    .filter(({ choice }) => choice !== null);
  // Cards first: a test that is closed twice after a crash adds none twice.
  await addCards(database, { attemptId: _id, learnerId }, answered, nowMs);
  const { modifiedCount } = await database.assessmentAttempts.updateOne(
    { _id, status: 'open' },
    { $set: { status: 'done', finishedAt: new Date(nowMs), result: mockResultOf(mock) } },
  );
  if (modifiedCount === 1)
    for (const { itemId, section, outcome } of answered)
      await countAnswer(database, { itemId, subject: SECTION_SCOPES[section].subject }, outcome === 'right');
  return reread(database, mock);
}

/** Throws `not_found` if the test was deleted meanwhile. */
async function reread(database: Database, { _id }: MockAttempt): Promise<MockAttempt> {
  const mock = await database.assessmentAttempts.findOne({ _id }).lean<MockAttempt>();
  if (!mock || mock.status === 'deleted') throw new AppError('not_found');
  return mock;
}
