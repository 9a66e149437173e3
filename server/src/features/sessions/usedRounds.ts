import type { ActivePack } from '@preproom/models/contract/payments/packs';
import { isRunning } from '@preproom/models/contract/sessions/sessionLife';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';

type RoundUse = Pick<ActivePack['rounds'][number], 'state' | 'roomid'>;
const USE = { roomid: 1, round: 1, status: 1 } as const;

const useOf = ({ status, roomid }: Pick<Session, 'status' | 'roomid'>): RoundUse => ({
  state: isRunning(status) ? 'booked' : 'used',
  roomid,
});

/** The rounds of a pack that a session has booked or used. All others are free. */
export async function findUsedRounds(
  database: Database,
  packId: Types.ObjectId,
): Promise<Map<Round, RoundUse>> {
  const sessions = await database.sessions.find({ packId, usesRound: true }, USE).lean();
  return new Map(sessions.map((session) => [session.round, useOf(session)]));
}

/** Where a learner's free introduction stands. */
export async function findIntroduction(database: Database, learnerId: Types.ObjectId): Promise<RoundUse> {
  const session = await database.sessions.findOne({ learnerId, isFree: true, usesRound: true }, USE).lean();
  return session ? useOf(session) : { state: 'free' };
}
