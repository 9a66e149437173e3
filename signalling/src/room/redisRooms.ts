import { AppError } from '@preproom/models/contract/http/errors';
import type { Metrics } from '@preproom/models/runtime/metrics';
import type { Redis } from '@preproom/models/runtime/redis';
import { countEvents } from '../sockets/eventDelivery.ts';
import { EVENT_STREAM, EVENTS_KEPT, streamEntry, streamOf } from '../sockets/eventStreams.ts';
import type { OccupiedRoom, RoomChange, RoomDirectory } from './roomDirectory.ts';
import type { RoomMessage } from './roomMessages.ts';
import { isEmpty } from './roomState.ts';

/** Time to live of a room, longer than any room is open; every change renews it. */
const KEPT_FOR_MS = 3 * 60 * 60_000;
/** Two people and their processes rarely collide more than a few times in a row; this many is a fault. */
const MAX_TRIES = 30;

/**
 * The version of a stored room's fields. While it stays, processes of two versions share their rooms during an upgrade, so a new field
 * must be optional. Raising it parts two people who are at processes of different versions.
 */
const ROOM_FORMAT = 4;
const keyOf = (roomid: string) => `preproom:room:${ROOM_FORMAT}:${roomid}`;

/**
 * Compare-and-set of a room together with its events, in one atomic script, so that events have the order of the changes.
 * KEYS: the room, the common stream, then one stream per event: that of the process which holds the socket. A process of the version
 * before has none; it reads the common one.
 * ARGV: the room as it was read, the new room ('' deletes it), its time to live in ms, then 8 strings per event.
 */
const COMMIT = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
for i = 4, #ARGV, 8 do
  local own = KEYS[3 + (i - 4) / 8]
  if not redis.call('XADD', own, 'NOMKSTREAM', 'MAXLEN', '~', ${EVENTS_KEPT}, '*', unpack(ARGV, i, i + 7)) then
    redis.call('XADD', KEYS[2], 'MAXLEN', '~', ${EVENTS_KEPT}, '*', unpack(ARGV, i, i + 7))
  end
end
return 1`;

/** Rooms shared by several processes, in Redis. While Redis is down, every call throws `unavailable`. */
export function createRedisRooms(redis: Redis, processId: string, metrics: Metrics): RoomDirectory {
  /** Room id to the number of its last change here; `ofThisProcess` removes an entry only if no change came after its read. */
  const ofThisProcess = new Map<string, number>();
  let changes = 0;

  const trackOwnership = ({ roomid, state }: OccupiedRoom): void => {
    const isOurs = [state.learner, state.mentor].some((seat) => seat?.processId === processId);
    if (isOurs) ofThisProcess.set(roomid, ++changes);
    else ofThisProcess.delete(roomid);
  };

  const read = (roomid: string) => redis.ask((client) => client.get(keyOf(roomid)));

  const commit = async (seen: string, { room, messages }: RoomChange): Promise<boolean> => {
    const next = isEmpty(room.state) ? '' : JSON.stringify(room);
    const done = await redis.ask((client) =>
      client.eval(COMMIT, {
        keys: [keyOf(room.roomid), EVENT_STREAM, ...messages.map(({ at }) => streamOf(at))],
        arguments: [seen, next, `${KEPT_FOR_MS}`, ...messages.flatMap(entryWords)],
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
      // Missing: closed by another process, or Redis lost its data. Rooms that other processes took over stay listed for the sweep.
      for (const [i, [roomid, change]] of known.entries())
        if (found[i] === null && ofThisProcess.get(roomid) === change) ofThisProcess.delete(roomid);
      return found.map(parse).filter((room) => room !== null);
    },
    async change(roomid, step, onSaved) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const seen = await read(roomid);
        const change = await step(parse(seen));
        if (!change) return null;
        // Before storing: if Redis' answer is lost, the sweep still checks this room.
        ofThisProcess.set(roomid, ++changes);
        if (!(await commit(seen ?? '', change))) continue;
        trackOwnership(change.room);
        countEvents(metrics, change.messages);
        onSaved?.(change.room);
        return change;
      }
      throw new AppError('unavailable');
    },
  };
}

function entryWords({ to, event, args }: RoomMessage): string[] {
  return Object.entries(streamEntry({ rooms: [to], event, args })).flat();
}

function parse(stored: string | null): OccupiedRoom | null {
  return stored === null ? null : JSON.parse(stored);
}
