import { Instant } from '../../http/ids.ts';
import { Paragraphs } from '../../http/texts.ts';
import { z } from '../../http/zod.ts';

export const MAX_HANDLED_NOTE = 1_000;

/** Who of the team dealt with something, and when. */
export const Handled = z.object({
  by: z.string().nullable().describe('name of the team member; null: the account is gone'),
  at: Instant,
  note: z.string(),
});
export type Handled = z.infer<typeof Handled>;

export const HandledNote = Paragraphs.trim()
  .max(MAX_HANDLED_NOTE)
  .describe('for the team only; may be empty');

/** The body of a change of state. */
export function handling<const States extends readonly [string, ...string[]]>(states: States) {
  const state = z.enum(states);
  return z.strictObject({
    from: state.describe('the state that was seen; a conflict if it has changed since'),
    to: state,
    note: HandledNote,
  });
}
