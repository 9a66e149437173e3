import { AppError } from '@preproom/models/contract/http/errors';
import type { SlotAnswer, SlotRequest } from '@preproom/models/contract/sessions/slotRequests';
import type { Database } from '@preproom/models/db/database';
import { isDuplicateKey } from '@preproom/models/db/errors';
import type { SlotRequestDocument } from '@preproom/models/db/sessions/slotRequest.model';
import type { Types } from 'mongoose';
import { blockedWith } from '../blockedWith.ts';

type StoredRequest = SlotRequestDocument & { _id: Types.ObjectId };
type Pair = Pick<SlotRequestDocument, 'learnerId' | 'mentorId'>;

const MAX_SHOWN = 50;

/** The learner's open request to this mentor: a new one, or the one that is open already. */
export async function openRequest(database: Database, pair: Pair, at: Date): Promise<Types.ObjectId> {
  try {
    return (await database.slotRequests.create({ ...pair, at }))._id;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const open = await database.slotRequests.findOne({ ...pair, answer: null }, { _id: 1 }).lean();
    // Answered at the same moment: this was asked before the answer.
    if (!open) throw new AppError('conflict');
    return open._id;
  }
}

/** A mentor's open requests, the oldest first, without those of learners where one has blocked the other. */
export async function readRequests(
  database: Database,
  mentorId: string,
): Promise<{ data: SlotRequest[]; total: number }> {
  const filter = { mentorId, answer: null, learnerId: { $nin: await blockedWith(database, mentorId) } };
  const [requests, total] = await Promise.all([
    database.slotRequests.find(filter).sort({ at: 1 }).limit(MAX_SHOWN).lean(),
    database.slotRequests.countDocuments(filter),
  ]);
  const ids = requests.map(({ learnerId }) => learnerId);
  const [people, profiles] = await Promise.all([
    database.users.find({ _id: { $in: ids } }, { Name: 1, photo: 1 }).lean(),
    database.studentProfiles.find({ userId: { $in: ids } }, { userId: 1, goal: 1 }).lean(),
  ]);
  const personOf = new Map(people.map((person) => [String(person._id), person]));
  const goalOf = new Map(profiles.map(({ userId, goal }) => [String(userId), goal]));
  const data = requests.flatMap(({ _id, learnerId, at }) => {
    const person = personOf.get(String(learnerId));
    if (!person) return [];
    const learner = { _id: String(learnerId), Name: person.Name, photo: person.photo };
    const targetRole = goalOf.get(String(learnerId))?.targetRole ?? null;
    return [{ _id: String(_id), learner, targetRole, at: at.toISOString() }];
  });
  return { data, total };
}

/** Answers an open request; the same answer again changes nothing. Throws `not_found`, and `conflict` after another answer. */
export async function answerRequest(
  database: Database,
  request: { _id: string; mentorId: string },
  answer: SlotAnswer,
  answeredAt: Date,
): Promise<StoredRequest> {
  const answered = await database.slotRequests
    .findOneAndUpdate(
      { ...request, answer: null },
      { $set: { answer, answeredAt } },
      { returnDocument: 'after' },
    )
    .lean();
  const stored = answered ?? (await database.slotRequests.findOne(request).lean());
  if (!stored) throw new AppError('not_found');
  if (stored.answer !== answer) throw new AppError('conflict');
  return stored;
}
