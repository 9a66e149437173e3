import { findDueSessions, recordRoomPresence } from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import { endStaleLogins } from '../sockets/logins.ts';
import type { SignallingIo } from '../sockets/sockets.ts';
import { reconcileRooms } from './reconcile.ts';
import { moveSession } from './sessionMoves.ts';

const SWEEP_EVERY_MS = 5_000;
/** After a restart pages need some seconds to reconnect; sweeping earlier would count them as absent. */
const FIRST_SWEEP_AFTER_MS = 15_000;
const DUE_AT_ONCE = 200;

/** Records presence, applies time to due sessions, disconnects ended logins, and reconciles rooms. */
async function sweepOnce(context: Context, io: SignallingIo): Promise<void> {
  await context.lateWrites.flush();
  await recordRoomPresence(context.database, roomidsOf(io), context.clock.now());
  await moveDueSessions(context);
  await endStaleLogins(context, io);
  await reconcileRooms(context, io);
}

/** The rooms that sockets of this process have joined. */
export function roomidsOf(io: SignallingIo): string[] {
  const joined = [...io.sockets.sockets.values()].map(({ data }) => data.roomid);
  return [...new Set(joined)].filter((roomid) => roomid !== null);
}

async function moveDueSessions(context: Context): Promise<void> {
  const { database, clock, log } = context;
  for (const session of await findDueSessions(database, clock.now(), DUE_AT_ONCE)) {
    const moved = await moveSession(context, session, 'time_passed');
    if (moved) log.info({ roomid: moved.roomid, status: moved.status }, 'session moved on by time');
  }
}

/** Sweeps every 5 s until stopped, and on demand. Two sweeps never run at the same time. */
export function createSweeper(context: Context, io: SignallingIo) {
  let running: Promise<void> | null = null;
  const sweep = (): Promise<void> => {
    running ??= sweepOnce(context, io).finally(() => {
      running = null;
    });
    return running;
  };
  const tick = () => context.inBackground('sweep', sweep());
  let timer = setTimeout(() => {
    tick();
    timer = setInterval(tick, SWEEP_EVERY_MS).unref();
  }, FIRST_SWEEP_AFTER_MS).unref();
  return { sweep, stop: () => clearTimeout(timer) };
}
