import type { mongo } from 'mongoose';
import type { Upgrade } from './upgrade.ts';

const AT_ONCE = 500;

/**
 * Adds the end reason. For earlier sessions it follows from the status and, if somebody pressed "End interview", from that
 * event.
 */
export const sessionEndReason: Upgrade = {
  version: 1,
  name: 'session-end-reason',
  async run(db) {
    const sessions = db.collection('sessions');
    const give = (endReason: string | null, filter: mongo.Filter<mongo.Document>) =>
      sessions.updateMany({ ...filter, endReason: { $exists: false } }, { $set: { endReason } });
    await give(null, { status: { $in: ['booked', 'live'] } });
    await give('cancelled', { status: 'cancelled' });
    for await (const roomids of roomsThatWereEnded(db)) {
      await give('pressed', { status: 'done', roomid: { $in: roomids } });
    }
    await give('time', {});
  },
};

async function* roomsThatWereEnded(db: mongo.Db): AsyncGenerator<string[]> {
  const events = db.collection<{ roomid: string }>('roomEvents').find({ kind: 'ended' });
  let roomids: string[] = [];
  for await (const { roomid } of events) {
    roomids.push(roomid);
    if (roomids.length < AT_ONCE) continue;
    yield roomids;
    roomids = [];
  }
  if (roomids.length > 0) yield roomids;
}
