import { daysAfter } from '@preproom/models/contract/http/indianDays';
import { type PackDays, packState, startingOn } from '@preproom/models/contract/payments/packDays';
import type { PackDocument } from '@preproom/models/db/payments/pack.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

/** Lets the packs that wait begin behind the one before them, which may last longer now. Each keeps its length. */
export async function moveQueueBack(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  userId: Types.ObjectId,
): Promise<void> {
  const packs = await database.packs
    .find({ userId })
    .sort({ sequence: 1 })
    .lean<(PackDocument & { _id: Types.ObjectId })[]>();
  let before: PackDays | null = null;
  for (const pack of packs) {
    const state = packState(pack, pack.closedAt, clock.now());
    if (state === 'ended') continue;
    let days: PackDays = pack;
    if (before && state === 'queued' && pack.startDay <= before.lastDay) {
      const { startDay, lastDay } = pack;
      days = startingOn(pack, daysAfter(before.lastDay, 1));
      await database.packs.updateOne({ _id: pack._id, startDay, lastDay }, { $set: { ...pickDays(days) } });
    }
    before = days;
  }
}

const pickDays = ({ startDay, lastDay }: PackDays): PackDays => ({ startDay, lastDay });
