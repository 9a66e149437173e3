import { randomBytes } from 'node:crypto';
import { FOLDERS, type Folder } from '@preproom/models/contract/accounts/folders';
import { AppError } from '@preproom/models/contract/http/errors';
import type { File } from '@preproom/models/db/accounts/file.model';
import type { Database } from '@preproom/models/db/database';
import type { Clock } from '@preproom/models/runtime/clock';
import { Types } from 'mongoose';
import { publicAddress } from './fileAddress.ts';
import type { FileStorage } from './fileStorage.ts';
import type { PreparedFile } from './preparedFile.ts';

export interface FileDeps {
  database: Database;
  storage: FileStorage;
  clock: Clock;
}

export interface FilePlace {
  folder: Folder;
  itemId: string | Types.ObjectId;
}

/** The storage key of a part. */
export const contentKey = ({ folder, itemId, _id }: File, part: string) =>
  `${folder}/${itemId}.${_id}.${part}`;

/** The current file at this place, or null. */
export function findFile(database: Database, { folder, itemId }: FilePlace): Promise<File | null> {
  return database.files
    .findOne({ folder, itemId, state: { $in: ['stored', 'ready'] } })
    .sort({ _id: -1 })
    .lean<File>();
}

/** Stores a file at its place and removes the previous one. After a crash the sweep completes or undoes it. */
export async function storeFile(
  deps: FileDeps,
  place: FilePlace & { ownerId: string },
  { parts, ...facts }: PreparedFile,
): Promise<File> {
  const created = await deps.database.files.create({
    ...place,
    ...facts,
    ownerId: new Types.ObjectId(place.ownerId),
    itemId: new Types.ObjectId(place.itemId),
    parts: parts.map(({ name }) => name),
    secret: FOLDERS[place.folder].isPublic ? randomBytes(16).toString('base64url') : null,
    state: 'uploading',
    createdAt: new Date(deps.clock.now()),
  });
  const file: File = created.toObject();
  try {
    for (const { name, path } of parts) await deps.storage.put(contentKey(file, name), path, file.type);
    await markStored(deps, file);
  } catch (error) {
    // If this fails too, the sweep removes it later.
    await removeContent(deps, file).catch(() => {});
    throw error;
  }
  return settle(deps, file);
}

/** Makes a stored file the current one of its place, unless there is a newer one; returns the current one. Idempotent. */
export async function settle(deps: FileDeps, file: File): Promise<File> {
  if (file.folder === 'photo') await showPhoto(deps.database, file);
  const { folder, itemId } = file;
  const others = await deps.database.files
    .find({ folder, itemId, _id: { $ne: file._id }, state: { $in: ['stored', 'ready'] } })
    .lean<File[]>();
  for (const other of others.filter(({ _id }) => isOlder(_id, file._id))) await removeStored(deps, other);
  const newer = others.find(({ _id }) => isOlder(file._id, _id));
  if (newer) await removeStored(deps, file);
  else await markReady(deps, file);
  return newer ?? file;
}

/** If the file was removed by a concurrent request, its address is taken off the owner's account. */
async function markReady({ database }: FileDeps, file: File): Promise<void> {
  const { matchedCount } = await database.files.updateOne(
    { _id: file._id, state: { $in: ['stored', 'ready'] } },
    { state: 'ready' },
  );
  if (matchedCount === 0) await hidePhoto(database, file);
}

/** Removes the file at this place; returns false if there is none. */
export async function removeFile(deps: FileDeps, place: FilePlace): Promise<boolean> {
  const file = await findFile(deps.database, place);
  if (file) await removeStored(deps, file);
  return file !== null;
}

/** The first write hides the file; the sweep completes the rest after a crash. */
export async function removeStored(deps: FileDeps, file: File): Promise<void> {
  await deps.database.files.updateOne({ _id: file._id }, { state: 'removed' });
  await hidePhoto(deps.database, file);
  await removeContent(deps, file);
}

async function removeContent({ database, storage }: FileDeps, file: File): Promise<void> {
  for (const part of file.parts) await storage.delete(contentKey(file, part));
  await database.files.deleteOne({ _id: file._id });
}

/** Sets the photo unless the account shows a newer one: uploads can finish out of order. */
async function showPhoto(database: Database, file: File): Promise<void> {
  const photo = publicAddress(file);
  await database.users.updateOne(
    { _id: file.itemId, $or: [{ photo: null }, { photo: { $lt: photo } }] },
    { photo },
  );
}

async function hidePhoto(database: Database, file: File): Promise<void> {
  if (file.folder !== 'photo') return;
  await database.users.updateOne({ _id: file.itemId, photo: publicAddress(file) }, { photo: null });
}

async function markStored({ database }: FileDeps, { _id }: File): Promise<void> {
  const { matchedCount } = await database.files.updateOne({ _id, state: 'uploading' }, { state: 'stored' });
  // The owner or their data was deleted meanwhile.
  if (matchedCount === 0) throw new AppError('conflict');
}

const isOlder = (one: Types.ObjectId, other: Types.ObjectId) => one.toString() < other.toString();
