import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { FOLDERS, type Folder, OWN_FOLDERS } from './folders.ts';

/** Name of the form part that holds the file. */
export const FILE_PART = 'file';
/** How long a private file's signed URL is valid. */
export const SIGNED_ADDRESS_MINUTES = 5;

const FolderName = z.enum(Object.keys(FOLDERS) as [Folder, ...Folder[]]);

/** A file's location. Each location holds at most one file. */
const FilePlace = z.strictObject({
  folder: z.enum(OWN_FOLDERS),
  itemId: Id.describe("what the file belongs to; a photo's or resume's is the person's own id"),
});
const FileId = z.strictObject({ id: Id });

export const StoredFile = z.object({
  _id: Id,
  folder: FolderName,
  itemId: Id,
  name: z.string().describe('as its owner called it, with the ending of its real type'),
  type: z.string().describe('the media type, by content'),
  size: z.int().min(0).describe('bytes'),
  createdAt: Instant,
});
export type StoredFile = z.infer<typeof StoredFile>;

// Declared before calls whose path has the same length, because a folder name never looks like an id.
export const getFileUrl = endpoint({
  method: 'GET',
  path: '/files/:id/url',
  summary: 'The address at which a file can be fetched: for ever, or for some minutes where it is private',
  params: FileId,
  response: z.object({ url: z.string(), expiresAt: Instant.nullable() }),
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/files/:folder/:itemId',
  summary: 'Puts a file at this place, instead of the one that is there',
  params: FilePlace,
  upload: true,
  response: z.object({ file: StoredFile }),
});

export const getFile = endpoint({
  method: 'GET',
  path: '/files/:folder/:itemId',
  summary: 'The file at this place, or null',
  params: FilePlace,
  response: z.object({ file: StoredFile.nullable() }),
});

export const removeFile = endpoint({
  method: 'DELETE',
  path: '/files/:folder/:itemId',
  summary: 'Removes the file at this place, if there is one',
  params: FilePlace,
  response: z.object({ removed: z.boolean() }),
});
