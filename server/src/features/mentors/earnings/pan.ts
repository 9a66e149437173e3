import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '@preproom/models/db/database';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';

type Deps = Pick<AppDeps, 'database' | 'config'>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'preproom pan', 32));

/** AES-256-GCM: nonce, tag and text. Bound to the mentor, so that nobody can give one mentor's PAN to another. */
function seal(secret: string, mentorId: string, pan: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(mentorId));
  const text = Buffer.concat([cipher.update(pan, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** Throws for another key, another mentor, or anything that was changed. */
function open(secret: string, mentorId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const [nonce, tag] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(mentorId))
    .setAuthTag(tag);
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

export async function storePan(
  { database, config }: Deps,
  mentorId: string,
  pan: string,
  savedAt: Date,
): Promise<void> {
  const sealed = seal(config.panSecret(), mentorId, pan);
  await database.mentorPans.updateOne({ mentorId }, { $set: { sealed, savedAt } }, { upsert: true });
}

/** The PANs of these mentors by id. */
export async function readPans(
  { database, config }: Deps,
  mentorIds: readonly (Types.ObjectId | string)[],
): Promise<Map<string, string>> {
  const stored = await database.mentorPans.find({ mentorId: { $in: mentorIds } }).lean();
  return new Map(
    stored.map(({ mentorId, sealed }) => {
      const id = mentorId.toString();
      return [id, open(config.panSecret(), id, sealed)];
    }),
  );
}

/** "••••••234F"; null without one. */
export async function maskedPan(deps: Deps, mentorId: string): Promise<string | null> {
  const pan = (await readPans(deps, [mentorId])).get(mentorId);
  return pan === undefined ? null : maskPan(pan);
}

export const maskPan = (pan: string): string => pan.slice(-4).padStart(pan.length, '•');

/** The mentors of these who have entered one. */
export async function mentorsWithPan(
  { mentorPans }: Database,
  mentorIds: readonly Types.ObjectId[],
): Promise<Set<string>> {
  const stored = await mentorPans.find({ mentorId: { $in: mentorIds } }, { mentorId: 1 }).lean();
  return new Set(stored.map(({ mentorId }) => mentorId.toString()));
}
