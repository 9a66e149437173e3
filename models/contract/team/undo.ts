import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';

/** How long whoever changed something can take it back. */
export const UNDO_MINUTES = 10;

/** A change that can be taken back. */
const UndoOffer = z.object({
  entryId: Id.describe('of the change in the audit log'),
  until: Instant,
});
export type UndoOffer = z.infer<typeof UndoOffer>;

/** The answer to a change that can be taken back. */
export const Undoable = z.object({
  undo: UndoOffer.nullable().describe('null: nothing was changed, because it was so already'),
});
export type Undoable = z.infer<typeof Undoable>;

/** A change of one value, which names the value that was seen: a conflict if it has changed since. */
export function changeOf<Seen extends z.ZodType, To extends z.ZodType>(seen: Seen, to: To) {
  return z.strictObject({ seen: seen.describe('the value that is replaced'), to });
}

export const undoChange = endpoint({
  method: 'POST',
  path: '/hq/undo',
  summary:
    'Takes back an own change of the last ten minutes, once, if nothing has changed there since; needs what the change needed',
  body: z.strictObject({ entryId: Id }),
  response: z.object({ isUndone: z.literal(true) }),
});
