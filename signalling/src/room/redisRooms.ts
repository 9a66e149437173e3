import { AppError } from '@preproom/models/contract/http/errors';
import { PROTOCOL_VERSION } from '@preproom/models/contract/room/signalling';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { countEvents, EVENT_STREAM, EVENTS_KEPT, streamEntry } from '../sockets/eventDelivery.ts';
import type { OccupiedRoom, RoomChange, RoomDirectory } from './roomDirectory.ts';
import { isEmpty } from './roomState.ts';

/** Longer than any room is open; each change begins it anew. */
const KEPT_FOR_MS = 3 * 60 * 60_000;
/** Two people and their processes change a room at once; more than a few in a row are no accident. */
const MAX_TRIES = 30;

/** Rooms of another version have other fields. Their pages are told to reload anyway. */
const keyOf = (roomid: string) => `preproom:room:${PROTOCOL_VERSION}:${roomid}`;

/**
 * Compare-and-set of a room together with its events, in one atomic script, so that events have the order of the changes.
 * ARGV: the room as it was read, the new room ('' deletes it), its time to live in ms, then 8 strings per stream entry.
 */
const COMMIT = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
for i = 4, #ARGV, 8 do redis.call('XADD', KEYS[2], 'MAXLEN', '~', ${EVENTS_KEPT}, '*', unpack(ARGV, i, i + 7)) end
return 1`;

/** Rooms that several processes serve, in Redis. While it is away, everything here throws `unavailable`. */
export function createRedisRooms(redis: Redis, processId: string, metrics: Metrics): RoomDirectory {
  /** Each with the number of its last change here: a room is not forgotten for what was read before it. */
  const ofThisProcess = new Map<string, number>();
  let changes = 0;

  const noteWhose = ({ roomid, state }: OccupiedRoom): void => {
    const isOurs = [state.learner, state.mentor].some((place) => place?.processId === processId);
    if (isOurs) ofThisProcess.set(roomid, ++changes);
    else ofThisProcess.delete(roomid);
  };

  const read = (roomid: string) => redis.ask((client) => client.get(keyOf(roomid)));

  const commit = async (seen: string, { room, messages }: RoomChange): Promise<boolean> => {
    const next = isEmpty(room.state) ? '' : JSON.stringify(room);
    const done = await redis.ask((client) =>
      client.eval(COMMIT, {
        keys: [keyOf(room.roomid), EVENT_STREAM],
        arguments: [seen, next, `${KEPT_FOR_MS}`, ...messages.flatMap(streamEntry)],
      }),
    );
    return done === 1;
  };

  return {
    find: async (roomid) => parse(await read(roomid)),
    async ofThisProcess() {
      const known = [...ofThisProcess];
      if (known.length === 0) return [];
      const found = await redis.ask((client) => client.mGet(known.map(([roomid]) => keyOf(roomid))));
      // Closed by another process, or lost with Redis' memory. One that is others' now is kept: the sweep asks who took a place.
      for (const [i, [roomid, change]] of known.entries())
        if (found[i] === null && ofThisProcess.get(roomid) === change) ofThisProcess.delete(roomid);
      return found.map(parse).filter((room) => room !== null);
    },
    async change(roomid, step, onSaved) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const seen = await read(roomid);
        const change = await step(parse(seen));
        if (!change) return null;
        // Before it is stored: should the answer be lost, the sweep still knows where to look.
        ofThisProcess.set(roomid, ++changes);
        if (!(await commit(seen ?? '', change))) continue;
        noteWhose(change.room);
        countEvents(metrics, change.messages);
        onSaved?.(change.room);
        return change;
      }
      throw new AppError('unavailable');
    },
  };
}

function parse(stored: string | null): OccupiedRoom | null {
  return stored === null ? null : JSON.parse(stored);
}
