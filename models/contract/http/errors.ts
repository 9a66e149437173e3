import { COMMON_ERRORS } from './errorTexts/common.ts';
import { PRODUCT_ERRORS } from './errorTexts/product.ts';

export type ErrorCode = keyof typeof COMMON_ERRORS | keyof typeof PRODUCT_ERRORS;

/** What happened and what to do next. The specification's own two texts have no next step. */
type ErrorTexts = readonly [what: string, next: string | null];

/** Every code that an answer may carry, with the texts people see when no better one fits the place. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorTexts>> = { ...COMMON_ERRORS, ...PRODUCT_ERRORS };

/** The same texts in English, as one string: the message of an answer, and what the API's documentation says. */
export const ERROR_MESSAGES = Object.fromEntries(
  Object.entries(ERROR_TEXTS).map(([code, texts]) => [code, texts.filter(Boolean).join(' ')]),
) as Readonly<Record<ErrorCode, string>>;

const TRANSIENT: readonly ErrorCode[] = ['unavailable', 'storage_full', 'internal', 'too_many_requests'];

/** The refusal says nothing about the request: the same one may succeed a little later. */
export function isTransient(code: ErrorCode): boolean {
  return TRANSIENT.includes(code);
}

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
