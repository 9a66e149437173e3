import {
  applySessionEvent,
  findDueSessions,
  noteRoomsPresent,
} from '@preproom/models/db/sessions/sessionChanges';
import type { Context } from '../context.ts';
import { endStaleLogins } from '../sockets/logins.ts';
import type { SignallingIo } from '../sockets/sockets.ts';
import { settleRooms } from './settle.ts';

const SWEEP_EVERY_MS = 5_000;
/** People whose sockets were cut by a restart are back before time is held against them. */
const FIRST_SWEEP_AFTER_MS = 15_000;
const DUE_AT_ONCE = 200;

/** One round: presence is noted, time moves sessions on, rooms that are over are closed, ended logins are put out. */
async function sweepOnce(context: Context, io: SignallingIo): Promise<void> {
  await noteRoomsPresent(context.database, roomidsOf(io), context.clock.now());
  await moveDueSessions(context);
  await endStaleLogins(context, io);
  await settleRooms(context, io);
}

/** The rooms that sockets of this process have joined. */
export function roomidsOf(io: SignallingIo): string[] {
  const joined = [...io.sockets.sockets.values()].map(({ data }) => data.roomid);
  return [...new Set(joined)].filter((roomid) => roomid !== null);
}

async function moveDueSessions({ database, clock, log }: Context): Promise<void> {
  for (const session of await findDueSessions(database, clock.now(), DUE_AT_ONCE)) {
    const changed = await applySessionEvent(database, session, 'time_passed', clock.now());
    if (changed) log.info({ roomid: changed.roomid, status: changed.status }, 'session moved on by time');
  }
}

/** Sweeps every few seconds until stopped, and when asked; two rounds never run at once. */
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
