import type { AppError, ErrorCode } from './errors.ts';
import { COMMON_ERRORS } from './errorTexts/common.ts';
import { PRODUCT_ERRORS } from './errorTexts/product.ts';

/** What happened and what to do next. The specification's own two texts have no next step. */
type ErrorTexts = readonly [what: string, next: string | null];

/** The texts of every code, which people see when no better one fits the place. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorTexts>> = { ...COMMON_ERRORS, ...PRODUCT_ERRORS };

/** The same texts in English, as one string: the message of an answer, and what the API's documentation says. */
export const ERROR_MESSAGES = Object.fromEntries(
  Object.entries(ERROR_TEXTS).map(([code, texts]) => [code, texts.filter(Boolean).join(' ')]),
) as Readonly<Record<ErrorCode, string>>;

/** The message with which a failure is answered: its own, or that of its code. */
export function messageOf({ code, ownMessage }: Pick<AppError, 'code' | 'ownMessage'>): string {
  return ownMessage ?? ERROR_MESSAGES[code];
}
