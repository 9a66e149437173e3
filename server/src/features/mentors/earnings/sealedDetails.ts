import { hkdfSync } from 'node:crypto';
import { type KnownDetail, type KnownPayee, Payee } from '@preproom/models/contract/mentors/payee';
import type { Database } from '@preproom/models/db/database';
import type { MentorPayeeDocument } from '@preproom/models/db/mentors/mentorPayee.model';
import type { SealedDetail } from '@preproom/models/db/mentors/sealedDetail';
import { openSealedText, sealText } from '@preproom/models/runtime/sealedText';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

type Key = Pick<AppDeps, 'config'>;
type ReadDeps = Key & Pick<AppDeps, 'database' | 'log'>;
type Collection = 'mentorPans' | 'mentorPayees';
type MentorId = Types.ObjectId | string;

const PAN_LENGTH = 10;

const keyOf = ({ config }: Key) =>
  Buffer.from(hkdfSync('sha256', config.panSecret(), '', 'preproom pan', 32));

/** What the text is bound to, so that nobody can give one mentor's to another, or a PAN for payment details. */
const boundTo = (collection: Collection, mentorId: string) =>
  collection === 'mentorPans' ? mentorId : `payee:${mentorId}`;

/** What is stored of a new text in place of an earlier one, which may have been unreadable. */
function sealedAs(deps: Key, collection: Collection, mentorId: string, text: string, at: Date) {
  const sealed = sealText(keyOf(deps), boundTo(collection, mentorId), text);
  return { $set: { sealed, savedAt: at }, $unset: { isUnreadable: 1 } } as const;
}

export async function storePan(
  deps: Key & Pick<AppDeps, 'database'>,
  mentorId: string,
  pan: string,
  at: Date,
): Promise<KnownDetail> {
  const lastFour = pan.slice(-4);
  const { $set, $unset } = sealedAs(deps, 'mentorPans', mentorId, pan, at);
  const change = { $set: { ...$set, lastFour }, $unset };
  await deps.database.mentorPans.updateOne({ mentorId }, change, { upsert: true });
  return maskPan({ lastFour });
}

export async function storePayee(
  deps: Key & Pick<AppDeps, 'database'>,
  mentorId: string,
  payee: Payee,
  at: Date,
): Promise<KnownPayee> {
  const { by } = payee;
  // Of a UPI ID the end of the name: many people share the provider behind it.
  const shown = payee.by === 'upi' ? (payee.upiId.split('@')[0] ?? '') : payee.account;
  const lastFour = shown.slice(-4);
  const { $set, $unset } = sealedAs(deps, 'mentorPayees', mentorId, JSON.stringify(payee), at);
  const change = { $set: { ...$set, lastFour, by }, $unset };
  await deps.database.mentorPayees.updateOne({ mentorId }, change, { upsert: true });
  return maskPayee({ by, lastFour });
}

type Known = Pick<SealedDetail, 'lastFour' | 'isUnreadable'>;

const maskPan = ({ lastFour = '', isUnreadable = false }: Known): KnownDetail => ({
  masked: lastFour.padStart(PAN_LENGTH, '•'),
  isUnreadable,
});

const maskPayee = ({ by, lastFour = '', isUnreadable = false }: Known & Pick<MentorPayeeDocument, 'by'>) => ({
  by,
  masked: `••••${lastFour}`,
  isUnreadable,
});

/** What a mentor's page shows of both. It needs no key. */
export async function knownDetails({ mentorPans, mentorPayees }: Database, mentorId: MentorId) {
  const [pan, payee] = await Promise.all([
    mentorPans.findOne({ mentorId }).lean(),
    mentorPayees.findOne({ mentorId }).lean(),
  ]);
  return { pan: pan && maskPan(pan), payee: payee && maskPayee(payee) };
}

/** The PANs of these mentors by id; null for one that cannot be read. */
export const readPans = (deps: ReadDeps, mentorIds: readonly MentorId[]) =>
  readSealed(deps, 'mentorPans', mentorIds);

/** Where a mentor is paid; null if they have not said. */
export async function readPayee(deps: ReadDeps, mentorId: MentorId): Promise<Payee | 'unreadable' | null> {
  const text = (await readSealed(deps, 'mentorPayees', [mentorId])).get(mentorId.toString());
  if (text === undefined) return null;
  return text === null ? 'unreadable' : Payee.parse(JSON.parse(text));
}

/** What was lost with its key is logged, and marked, so that its mentor is asked for it again. */
async function readSealed(
  deps: ReadDeps,
  collection: Collection,
  mentorIds: readonly MentorId[],
): Promise<Map<string, string | null>> {
  const model = deps.database[collection] as Database['mentorPans'];
  const stored = await model.find({ mentorId: { $in: mentorIds } }).lean();
  const texts = new Map<string, string | null>();
  for (const { mentorId: _id, sealed, isUnreadable = false } of stored) {
    const mentorId = _id.toString();
    const text = tryOpen(deps, collection, mentorId, sealed);
    texts.set(mentorId, text);
    if ((text === null) !== isUnreadable)
      await model.updateOne({ mentorId: _id, sealed }, { $set: { isUnreadable: text === null } });
  }
  return texts;
}

function tryOpen(deps: ReadDeps, collection: Collection, mentorId: string, sealed: string): string | null {
  try {
    return openSealedText(keyOf(deps), boundTo(collection, mentorId), sealed);
  } catch (error) {
    deps.log.error(
      { err: error, collection, userId: mentorId },
      'PAN_SECRET does not open what a mentor entered',
    );
    return null;
  }
}

/** The mentors of these whose PAN is there, as far as we know. */
export async function mentorsWithPan(
  { mentorPans }: Database,
  mentorIds: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const readable = { mentorId: { $in: mentorIds }, isUnreadable: { $ne: true } };
  const stored = await mentorPans.find(readable, { mentorId: 1 }).lean();
  return new Set(stored.map(({ mentorId }) => mentorId.toString()));
}
