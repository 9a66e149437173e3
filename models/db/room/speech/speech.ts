import { DAY_MS } from '../../../contract/http/durations.ts';
import { AppError } from '../../../contract/http/errors.ts';
import {
  LATE_SPEECH_MS,
  MAX_SPEECH_SEGMENTS,
  runOf,
  type SentSegment,
  SPEECH_RETENTION_DAYS,
  type SpeechBatch,
  type SpeechStored,
} from '../../../contract/room/speech.ts';
import type { SessionSide } from '../../../contract/sessions/sessions.ts';
import type { Database } from '../../database.ts';
import type { Session } from '../../sessions/session.model.ts';
import type { SpeechDocument } from './speech.model.ts';

/** How far the client's estimate of the server's clock may be ahead. */
const CLOCK_TOLERANCE_MS = 5_000;
/** Presence in a room is recorded so often, with some delay. */
const PRESENCE_STEP_MS = 10_000;

type SpeechSession = Pick<
  Session,
  '_id' | 'roomid' | 'learnerId' | 'mentorId' | 'startsAt' | 'status' | 'lastPresenceAt'
>;

/** A person in a session. */
export interface Speaker {
  session: SpeechSession;
  side: SessionSide;
}

/** Agrees to measuring, or withdraws that. What was measured before a withdrawal stays until it is deleted. */
export async function setSpeechConsent(database: Database, speaker: Speaker, consent: boolean) {
  const { roomid, startsAt } = speaker.session;
  const created = {
    ...{ roomid, user: userOf(speaker), side: speaker.side },
    expireAt: new Date(startsAt.getTime() + SPEECH_RETENTION_DAYS * DAY_MS),
  };
  const change = { $set: { consent }, $setOnInsert: created };
  await database.speech.updateOne({ _id: idOf(speaker) }, change, { upsert: true });
}

export async function hasSpeechConsent(database: Database, speaker: Speaker): Promise<boolean> {
  const speech = await database.speech.findById(idOf(speaker), { consent: 1 }).lean();
  return speech?.consent ?? false;
}

/**
 * Stores a batch once, even if it arrives repeatedly or late. Throws `no_consent`, `room_not_open`, `too_late` (a day after the
 * start, or recorded before a deletion), `bad_request` (from the future, after the end, or more than a session holds) and
 * `conflict` (overlaps what the same device sent, or other segments under the same number).
 */
export async function storeSpeechBatch(
  database: Database,
  speaker: Speaker,
  batch: SpeechBatch,
  nowMs: number,
): Promise<SpeechStored> {
  const { seq, segments } = batch;
  for (let attempt = 0; attempt < 3; attempt++) {
    const stored = await database.speech.findById(idOf(speaker)).lean<SpeechDocument>();
    if (!stored?.consent) throw new AppError('no_consent');
    if (isStored(stored, batch)) return { seq, duplicate: true };
    await assertInTime(database, speaker, stored, batch, nowMs);
    if (stored.n + segments.length > MAX_SPEECH_SEGMENTS) throw badSegments('more than a session can hold');
    if (await append(database, stored, batch)) return { seq, duplicate: false };
    // Consent, a deletion or another batch came in between: decide again.
  }
  throw new AppError('unavailable');
}

/** Deletes a person's segments; those still on a device are refused from now on. */
export async function deleteSpeechSegments(database: Database, speaker: Speaker, nowMs: number) {
  const change = { $set: { batches: [], n: 0, deletedAt: new Date(nowMs) } };
  await database.speech.updateOne({ _id: idOf(speaker) }, change);
}

/** Both people's segments in a session, unmerged; null for who was not measured. */
export type StoredSpeech = Record<SessionSide, { consent: boolean; segments: SentSegment[] } | null>;

export async function readSpeech(
  database: Database,
  { roomid }: Pick<Session, 'roomid'>,
): Promise<StoredSpeech> {
  const found = await readSpeechOfRooms(database, [roomid]);
  return found.get(roomid) ?? { learner: null, mentor: null };
}

/** By room; rooms in which nobody was measured are left out. */
export async function readSpeechOfRooms(
  database: Database,
  roomids: readonly string[],
): Promise<Map<string, StoredSpeech>> {
  const found = await database.speech.find({ roomid: { $in: roomids } }).lean<SpeechDocument[]>();
  const rooms = new Map<string, StoredSpeech>();
  for (const { roomid, side, consent, batches } of found) {
    const room = rooms.get(roomid) ?? { learner: null, mentor: null };
    room[side] = { consent, segments: batches.flatMap(({ segments }) => segments) };
    rooms.set(roomid, room);
  }
  return rooms;
}

/** Adds the batch in one conditional write, which depends on all that was checked. False if something has changed. */
async function append(database: Database, stored: SpeechDocument, batch: SpeechBatch): Promise<boolean> {
  const { seq, algo, segments } = batch;
  const entry = { seq, run: runOf(seq), algo, ...rangeOf(batch), segments };
  const overlap = { $elemMatch: { run: entry.run, from: { $lt: entry.to }, to: { $gt: entry.from } } };
  const unchanged = {
    ...{ _id: stored._id, consent: true, deletedAt: stored.deletedAt },
    n: { $lte: MAX_SPEECH_SEGMENTS - segments.length },
    'batches.seq': { $ne: seq },
    batches: { $not: overlap },
  };
  const change = { $push: { batches: entry }, $inc: { n: segments.length } };
  return (await database.speech.updateOne(unchanged, change)).modifiedCount === 1;
}

/** Whether this very batch is stored. Throws `conflict` for other segments with its number or in its time. */
function isStored({ batches }: SpeechDocument, batch: SpeechBatch): boolean {
  const same = batches.find(({ seq }) => seq === batch.seq);
  if (same) {
    if (JSON.stringify(same.segments) === JSON.stringify(batch.segments)) return true;
    throw new AppError('conflict');
  }
  const { from, to } = rangeOf(batch);
  const run = runOf(batch.seq);
  if (batches.some((other) => other.run === run && other.from < to && other.to > from))
    throw new AppError('conflict');
  return false;
}

async function assertInTime(
  database: Database,
  { session }: Speaker,
  { deletedAt }: SpeechDocument,
  batch: SpeechBatch,
  nowMs: number,
): Promise<void> {
  const startsAtMs = session.startsAt.getTime();
  const { from, to } = rangeOf(batch);
  if (session.status !== 'live' && session.status !== 'done') throw new AppError('room_not_open');
  if (nowMs > startsAtMs + LATE_SPEECH_MS) throw new AppError('too_late');
  if (deletedAt && startsAtMs + from <= deletedAt.getTime()) throw new AppError('too_late');
  if (startsAtMs + to > nowMs + CLOCK_TOLERANCE_MS) throw badSegments('time lies in the future');
  if (session.status === 'live') return;
  const endMs = await endOf(database, session);
  if (startsAtMs + to > endMs + CLOCK_TOLERANCE_MS) throw badSegments('time lies after the end');
}

/** When the session's last person left, as the room recorded it. */
async function endOf(database: Database, { roomid, lastPresenceAt }: SpeechSession): Promise<number> {
  const [ended, left] = await Promise.all(
    (['ended', 'left'] as const).map((kind) =>
      database.roomEvents.findOne({ roomid, kind }, { at: 1 }).sort({ at: -1 }).lean(),
    ),
  );
  if (ended) return ended.at.getTime();
  const presentUntilMs = (lastPresenceAt?.getTime() ?? -Infinity) + PRESENCE_STEP_MS;
  return Math.max(presentUntilMs, left?.at.getTime() ?? -Infinity);
}

function rangeOf({ segments }: SpeechBatch): { from: number; to: number } {
  const [first, last] = [segments[0], segments.at(-1)];
  if (!first || !last) throw new AppError('bad_request');
  return { from: first[0], to: last[1] };
}

function badSegments(fault: string): AppError {
  return new AppError('bad_request', undefined, { fields: { segments: fault } });
}

function userOf({ session, side }: Speaker) {
  return side === 'learner' ? session.learnerId : session.mentorId;
}

function idOf(speaker: Speaker): string {
  return `${speaker.session.roomid}:${userOf(speaker)}`;
}
