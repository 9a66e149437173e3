import { ERROR_MESSAGES } from './errorMessages.ts';
import type { ErrorCode } from './errors.ts';
import { z } from './zod.ts';

/** The body of every error response. `fields` names each invalid field by its path. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A form has fewer fields. A body that is all faults would be answered with more than it has. */
const MAX_FAULTS = 20;
/** Characters of a path or a sentence: both may repeat keys that the sender made up. */
const MAX_FAULT_CHARS = 200;

/** Turns a zod failure into one sentence per bad field, keyed by the field's dotted path ('' is the whole body); of the first 20 fields. */
function fieldFaults(error: z.ZodError): Record<string, string> {
  const faults = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.').slice(0, MAX_FAULT_CHARS);
    if (!faults.has(field)) faults.set(field, message.slice(0, MAX_FAULT_CHARS));
    if (faults.size === MAX_FAULTS) break;
  }
  return Object.fromEntries(faults);
}

/** What a schema makes of something that was sent, or its faults as `fieldFaults` gives them. */
export function parseSent<S extends z.ZodType>(
  schema: S,
  sent: unknown,
): { data: z.output<S>; faults?: never } | { faults: Record<string, string> } {
  try {
    const result = schema.safeParse(sent);
    return result.success ? { data: result.data } : { faults: fieldFaults(result.error) };
  } catch (error) {
    // zod passes its issues on as arguments, and a call has room for some tens of thousands.
    if (error instanceof RangeError) return { faults: { '': 'there are too many faults' } };
    throw error;
  }
}
