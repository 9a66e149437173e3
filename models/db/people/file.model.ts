import { type Connection, Schema, type Types } from 'mongoose';
import { FOLDERS, type Folder } from '../../contract/people/folders.ts';
import type { DataRule } from '../privacy/dataRule.ts';

/**
 * `uploading`: its content is on the way. `stored`: the file of its place from now on; the one before it may still be there.
 * `ready`: nothing is left to do. `removed`: its content is on the way out. Whatever stays between is finished by the sweep.
 */
export const FILE_STATES = ['uploading', 'stored', 'ready', 'removed'] as const;

/** A file that somebody put there; its content is in the file storage, in one part or several. */
export interface FileDocument {
  ownerId: Types.ObjectId;
  folder: Folder;
  /** What it belongs to. Of the files of one place that are stored or ready the newest, by id, counts. */
  itemId: Types.ObjectId;
  /** As its owner called it, with the ending of its real type. */
  name: string;
  /** The media type of every part. */
  type: string;
  /** Bytes of all parts. */
  size: number;
  parts: string[];
  /** What makes a public file's address impossible to guess; null for a private file. */
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
// The file of a place.
schema.index({ folder: 1, itemId: 1 });
// Everything of one person, when they ask for it or leave.
schema.index({ ownerId: 1 });
// The sweep looks for what was left unfinished.
schema.index({ state: 1, createdAt: 1 });

const fileModel = (connection: Connection) => connection.model('File', schema, 'files');

const fileData: DataRule<FileDocument> = {
  kind: 'files',
  of: ({ _id }) => [{ ownerId: _id }],
  show: ({ folder, name, type, size, createdAt }) => ({ folder, name, type, size, createdAt }),
  whenDeleted: 'erased',
};

export const files = { model: fileModel, data: fileData };
