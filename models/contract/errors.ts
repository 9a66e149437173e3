import { z } from './zod.ts';

/** Every code that an answer may carry, with the sentence people see when no better one fits the place. */
export const ERROR_MESSAGES = {
  bad_request: 'Something in this request is not right.',
  wrong_credentials: 'Wrong e-mail address or password.',
  signed_out: 'Please log in.',
  not_allowed: 'You may not do this.',
  foreign_origin: 'This request did not come from our own pages.',
  not_found: 'Not found.',
  room_not_found: 'There is no such room for you.',
  room_not_open: 'The room is not open now.',
  meeting_off: 'This interview cannot take place.',
  already_joined: 'You are in this room in another tab or on another device.',
  not_in_room: 'Join the room first.',
  client_outdated: 'This page is from an older version. Please reload it.',
  conflict: 'This does not fit what is stored already.',
  too_late: 'The time for this has passed.',
  no_consent: 'Expression reading has not been agreed to.',
  readings_off: 'Expression reading is switched off here.',
  too_many_requests: 'Too many tries. Please wait a little.',
  too_large: 'This is too large.',
  unavailable: 'The service cannot answer right now. Please try again in a moment.',
  internal: 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

/** The body of every answer that is not a success; `fields` names each bad field by its path. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(ERROR_MESSAGES) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** A failure that the sender may know about. Anything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string = ERROR_MESSAGES[code],
    options: { cause?: unknown; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Turns a zod failure into one sentence per bad field, keyed by the field's dotted path ('' is the whole body). */
export function fieldFaults(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) faults[issue.path.map(String).join('.')] ??= issue.message;
  return faults;
}
