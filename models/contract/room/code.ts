import { DAY_MS } from '../http/durations.ts';
import { endpoint } from '../http/endpoint.ts';
import { Instant, RequestId, RoomId } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { SESSION_SIDES } from '../sessions/sides.ts';
import { BoardChange } from './boardSchemas.ts';
import { MAX_CODE_BATCH_BYTES, MAX_UPDATES_PER_BATCH } from './codeLimits.ts';

export const CODE_RETENTION_DAYS = 90;
/** How long after the session's start delayed batches are accepted. */
export const LATE_CODE_MS = DAY_MS;

/** Four characters for three bytes. */
const MAX_UPDATE_CHARS = Math.ceil(MAX_CODE_BATCH_BYTES / 3) * 4;
/** A Yjs update (version 1) in base64. */
const EncodedUpdate = z.base64().min(1).max(MAX_UPDATE_CHARS);

/**
 * What one page wrote, in order. A batch never changes once sent and is resent until acknowledged; only the ages grow, and those of
 * the send that is stored count.
 */
export const CodeBatch = z
  .strictObject({
    roomid: RoomId,
    id: RequestId.describe('a batch that is sent again is recognised by it'),
    updates: z
      .array(z.tuple([z.int().min(0).describe('milliseconds since it was made'), EncodedUpdate]))
      .min(1)
      .max(MAX_UPDATES_PER_BATCH),
  })
  .superRefine(({ updates }, context) => {
    const bytes = updates.reduce((sum, [, update]) => sum + encodedBytes(update), 0);
    if (bytes > MAX_CODE_BATCH_BYTES)
      context.addIssue({ code: 'custom', path: ['updates'], message: 'a batch has 64 kB at most' });
  });
export type CodeBatch = z.infer<typeof CodeBatch>;

/** How many bytes a base64 text stands for. */
function encodedBytes(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return (text.length / 4) * 3 - padding;
}

/** Acknowledgement of a stored batch. `seq`: its place among the batches of the room, from 1 without gaps. */
export const CodeBatchStored = z.object({ seq: z.int(), duplicate: z.boolean() });
export type CodeBatchStored = z.infer<typeof CodeBatchStored>;

/** A batch as it is pushed to the other side. */
export const StoredCode = z.object({
  seq: z.int(),
  side: z.enum(SESSION_SIDES),
  updates: z.array(EncodedUpdate),
});
export type StoredCode = z.infer<typeof StoredCode>;

/** Asks for what is stored after batch `after`; 0 for everything. */
export const CodeQuestion = z.strictObject({ after: z.int().min(0) });
export type CodeQuestion = z.infer<typeof CodeQuestion>;

/** A part of what is stored, merged into one update: the batches up to `seq`. */
export const CodePage = z.object({
  seq: z.int(),
  update: z.base64().nullable().describe('null: nothing more is stored'),
  isLast: z.boolean(),
});
export type CodePage = z.infer<typeof CodePage>;

/** [place, how many characters are removed there, what is inserted], in UTF-16 units; to be applied in order. */
export const CodeEdit = z.tuple([z.int().min(0), z.int().min(0), z.string()]);
export type CodeEdit = z.infer<typeof CodeEdit>;

/** What changed in a file beside the main one (codeFiles.ts). */
export const CodeFileChange = z.object({
  id: z.string(),
  name: z.string().nullable().optional().describe('its name from now on; null: it was removed'),
  edits: z.array(CodeEdit).optional(),
});
export type CodeFileChange = z.infer<typeof CodeFileChange>;

/** What a run of the code came to, in short. Whose run it was, the moment says. */
export const CodeRunMoment = z.object({
  language: z.string(),
  file: z.string().optional().describe('the name that the file had then; absent: the main file'),
  status: z.string().describe('how the program ended: ok, error, timeout and so on'),
  tests: z
    .object({ passed: z.int(), all: z.int(), hasHidden: z.boolean() })
    .nullable()
    .describe('null: the program ran on its own'),
});
export type CodeRunMoment = z.infer<typeof CodeRunMoment>;

/** One change of the shared code or the board as it was made. */
export const CodeMoment = z.object({
  atMs: z.int().describe('milliseconds since both people met; negative before that'),
  side: z.enum(SESSION_SIDES),
  edits: z.array(CodeEdit).describe('of the main file'),
  files: z.array(CodeFileChange).optional().describe('what changed in other files'),
  language: z.string().optional().describe('the language that was chosen with this change'),
  pasted: z.int().optional().describe('how many characters were pasted with this change'),
  problem: z.string().optional().describe('the slug of the problem that the mentor chose with this change'),
  run: CodeRunMoment.optional().describe('the run that ended with this change'),
  board: z.array(BoardChange).optional().describe('what changed on the board with this change'),
});
export type CodeMoment = z.infer<typeof CodeMoment>;

const CodeReplay = z.object({
  moments: z.array(CodeMoment).describe('in the order in which they were made, from an empty text'),
  deletedOn: Instant.nullable().describe('null: nothing was written'),
});

const room = z.object({ roomid: RoomId });

export const getCode = endpoint({
  method: 'GET',
  path: '/rooms/:roomid/code',
  summary: 'Every change of the code and the board of the room, for their replay',
  params: room,
  response: CodeReplay,
});

export const storeCode = endpoint({
  method: 'POST',
  path: '/rooms/:roomid/code',
  summary: 'Store one batch of changes; for batches that were still waiting when the room was left',
  params: room,
  body: CodeBatch,
  response: CodeBatchStored,
});
