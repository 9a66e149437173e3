import { type Connection, Schema, type Types } from 'mongoose';
import { FOLDERS, type Folder } from '../../contract/accounts/folders.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * `uploading`: the content is being stored. `stored`: the current file of its location; the previous one may still exist.
 * `ready`: stored, and the previous file is gone. `removed`: the content is being deleted. The sweep completes files left in
 * between.
 */
export const FILE_STATES = ['uploading', 'stored', 'ready', 'removed'] as const;

/** An uploaded file. Its content is in the file storage, in one or several parts. */
export interface FileDocument {
  ownerId: Types.ObjectId;
  folder: Folder;
  /** What the file belongs to. Of the stored or ready files of one location, the newest by id is current. */
  itemId: Types.ObjectId;
  /** The owner's file name, with the extension of the detected type. */
  name: string;
  /** The media type of every part. */
  type: string;
  /** Size of all parts in bytes. */
  size: number;
  parts: string[];
  /** Random part that makes a public file's URL impossible to guess; null for a private file. */
  secret: string | null;
  state: (typeof FILE_STATES)[number];
  createdAt: Date;
}
export type File = FileDocument & { _id: Types.ObjectId };

const schema = new Schema<FileDocument>({
  ownerId: { type: Schema.Types.ObjectId, required: true },
  folder: { type: String, enum: Object.keys(FOLDERS), required: true },
  itemId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, required: true },
  type: { type: String, required: true },
  size: { type: Number, required: true },
  parts: { type: [String], required: true },
  secret: { type: String, default: null },
  state: { type: String, enum: FILE_STATES, required: true },
  createdAt: { type: Date, required: true },
});
// Finds the file of a location.
schema.index({ folder: 1, itemId: 1 });
// Finds all files of a person, for data export and deletion.
schema.index({ ownerId: 1 });
// Finds unfinished files for the sweep.
schema.index({ state: 1, createdAt: 1 });

const fileModel = (connection: Connection) => connection.model('File', schema, 'files');

const fileData: DataRule<FileDocument> = {
  kind: 'files',
  of: ({ _id }) => [{ ownerId: _id }],
  show: ({ folder, name, type, size, createdAt }) => ({ folder, name, type, size, createdAt }),
  whenDeleted: 'erased',
};

export const files = { model: fileModel, data: fileData };
