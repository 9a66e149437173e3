import { ERROR_MESSAGES, type ErrorCode } from './errors.ts';
import { z } from './zod.ts';

/** The body of every error response. `fields` names each invalid field by its path. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Turns a zod failure into one sentence per bad field, keyed by the field's dotted path ('' is the whole body). */
export function fieldFaults(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[issue.path.map(String).join('.')] ??= issue.message;
  return faults;
}
