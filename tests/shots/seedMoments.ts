import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';

interface Call {
  roomid: string;
  learnerId: Types.ObjectId;
  mentorId: Types.ObjectId;
  startsAt: Date;
}

/** Who came and went in a call of 40 minutes, and what was written in the chat. */
export async function seedMoments(database: Database, call: Call): Promise<void> {
  const { roomid, learnerId, mentorId, startsAt } = call;
  const event = (kind: 'joined' | 'left' | 'ended' | 'chat', by: Types.ObjectId, seconds: number) => ({
    roomid,
    kind,
    by,
    at: new Date(startsAt.getTime() + seconds * 1000),
    ...(kind === 'chat' && { text: 'Here is the problem statement.', messageId: `${roomid}-${seconds}` }),
  });
  await database.roomEvents.create([
    event('joined', learnerId, -95),
    event('joined', mentorId, -20),
    event('chat', mentorId, 310),
    event('chat', learnerId, 340),
    event('left', learnerId, 905),
    event('joined', learnerId, 951),
    event('chat', mentorId, 1_420),
    event('ended', mentorId, 2_410),
  ]);
}
