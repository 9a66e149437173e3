import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import type {
  StudentFile,
  StudentPack,
  StudentSession,
} from '@preproom/models/contract/learners/team/studentFile';
import { latestDay, packState } from '@preproom/models/contract/payments/packDays';
import { MAX_LISTED_PAYMENTS } from '@preproom/models/contract/payments/payments';
import type { Database } from '@preproom/models/db/database';
import type { OrderDocument } from '@preproom/models/db/payments/order.model';
import { isGranted, type PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Actor } from '@preproom/models/runtime/authenticate';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { findSessions } from '../../sessions/findSessions.ts';
import { presentOther } from '../../sessions/session.present.ts';
import { findUsedRounds } from '../../sessions/usedRounds.ts';
import type { LearnerAccount } from './findLearner.ts';
import { readProfile } from './learnerProfile.ts';

type Pack = PackDocument & { _id: Types.ObjectId };
type Order = Pick<OrderDocument, 'orderId' | 'course' | 'createdAt' | 'paise' | 'refunds' | 'status'>;

/** All that a member of the team with these rights sees of one learner. */
export async function readLearnerFile(
  deps: Pick<AppDeps, 'database' | 'clock'>,
  user: LearnerAccount,
  { rights }: Pick<Actor, 'rights'>,
): Promise<StudentFile> {
  const { database, clock } = deps;
  const userId = user._id;
  const [profile, packs, sessions, payments, reports, blocks] = await Promise.all([
    readProfile(deps, user),
    readPacks(database, userId, clock.now()),
    readSessions(database, userId),
    hasRight(rights, 'money') ? readPayments(database, userId) : null,
    countReports(database, userId),
    countBlocks(database, userId),
  ]);
  return { ...profile, packCount: packs.length, packs, ...sessions, payments, reports, blocks };
}

async function readPacks(database: Database, userId: Types.ObjectId, nowMs: number): Promise<StudentPack[]> {
  const packs = await database.packs.find({ userId }).sort({ sequence: -1 }).lean<Pack[]>();
  const used = await Promise.all(packs.map(({ _id }) => findUsedRounds(database, _id)));
  return packs.map((pack, i) => {
    const { course, startDay, lastDay, closedAt, refundedRounds } = pack;
    const rounds = pack.rounds.filter((round) => !refundedRounds.includes(round));
    return {
      _id: pack._id.toString(),
      course,
      state: packState(pack, closedAt, nowMs),
      isClosed: closedAt !== null,
      isGranted: isGranted(pack),
      startDay,
      lastDay,
      latestDay: latestDay(pack),
      rounds: rounds.map((name) => ({ name, state: used[i]?.get(name)?.state ?? 'free' })),
    };
  });
}

async function readSessions(
  database: Database,
  userId: Types.ObjectId,
): Promise<Pick<StudentFile, 'upcoming' | 'past'>> {
  const sessions = await findSessions(database, { userId: userId.toString(), role: 'user' });
  const mentors = await database.users
    .find({ _id: { $in: sessions.map(({ mentorId }) => mentorId) } }, { Name: 1, photo: 1 })
    .lean();
  const mentorBy = new Map(mentors.map((mentor) => [mentor._id.toString(), mentor]));
  const present = (session: Session): StudentSession => ({
    roomid: session.roomid,
    round: session.round,
    isFree: session.isFree,
    status: session.status,
    startsAt: session.startsAt.toISOString(),
    minutes: session.minutes,
    mentor: presentOther(session.mentorId, mentorBy.get(session.mentorId.toString()) ?? null),
    cancellation: session.cancellation && {
      ...session.cancellation,
      at: session.cancellation.at.toISOString(),
    },
  });
  const isUpcoming = ({ status }: Session) => status === 'booked' || status === 'live';
  return {
    upcoming: sessions.filter(isUpcoming).map(present).reverse(),
    past: sessions.filter((session) => !isUpcoming(session)).map(present),
  };
}

async function readPayments(
  { orders }: Database,
  userId: Types.ObjectId,
): Promise<NonNullable<StudentFile['payments']>> {
  const found = await orders
    .find({ userId })
    .sort({ createdAt: -1 })
    .limit(MAX_LISTED_PAYMENTS)
    .lean<Order[]>();
  return found.map(({ orderId, course, createdAt, paise, refunds, status }) => ({
    orderId,
    course,
    createdAt: createdAt.toISOString(),
    paise,
    refundedPaise: refunds.reduce((sum, refund) => sum + refund.paise, 0),
    status,
  }));
}

async function countReports({ reports }: Database, userId: Types.ObjectId): Promise<StudentFile['reports']> {
  const [about, by] = await Promise.all([
    reports.countDocuments({ against: userId, state: 'open' }),
    reports.countDocuments({ by: userId, state: 'open' }),
  ]);
  return { about, by };
}

async function countBlocks({ blocks }: Database, userId: Types.ObjectId): Promise<StudentFile['blocks']> {
  const [about, by] = await Promise.all([
    blocks.countDocuments({ against: userId }),
    blocks.countDocuments({ by: userId }),
  ]);
  return { about, by };
}
