import type { COMMON_ERRORS } from './errorTexts/common.ts';
import type { PRODUCT_ERRORS } from './errorTexts/product.ts';

/** Every code that an answer may carry. Their texts are in `errorMessages.ts`: whoever only throws or compares codes does without. */
export type ErrorCode = keyof typeof COMMON_ERRORS | keyof typeof PRODUCT_ERRORS;

const TRANSIENT: readonly ErrorCode[] = ['unavailable', 'storage_full', 'internal', 'too_many_requests'];

/** The refusal says nothing about the request: the same one may succeed a little later. */
export function isTransient(code: ErrorCode): boolean {
  return TRANSIENT.includes(code);
}

/** A failure that the sender may know about. Anything else that is thrown is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What fits the place better than the code's own text (`messageOf`). */
  readonly ownMessage: string | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    ownMessage?: string,
    options: { cause?: unknown; fields?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(ownMessage ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.ownMessage = ownMessage;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
