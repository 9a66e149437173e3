import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { messageOf } from '@preproom/models/contract/http/errorMessages';
import { AppError } from '@preproom/models/contract/http/errors';
import { isDatabaseDown } from '@preproom/models/db/errors';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { isStorageFull } from '@preproom/models/runtime/storageFull';
import type { NextFunction, Request, Response } from 'express';
import { ERROR_STATUS } from './errorStatus.ts';
import { STORAGE_RETRY_SECONDS, type StorageState } from './storageState.ts';

const UNAVAILABLE_RETRY_SECONDS = 2;

/** The last middleware: every failure leaves as `{ message, code, fields? }`; the cause of an unknown one only reaches the log. */
export function errorMiddleware(metrics: Metrics, storageState: StorageState) {
  return (thrown: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) return next(thrown);
    const error = toAppError(thrown);
    metrics.errors.inc({ source: 'api', code: error.code });
    if (error.code === 'internal') response.locals.log.error({ err: thrown }, 'request failed');
    if (error.code === 'unavailable') response.locals.log.warn({ err: thrown }, 'not available');
    if (error.code === 'storage_full') {
      storageState.noteFull();
      response.locals.log.error({ err: thrown }, 'the disk is full: nothing can be stored');
    }
    if (error.retryAfterSeconds) response.set('Retry-After', String(error.retryAfterSeconds));
    const body: ErrorBody = {
      message: messageOf(error),
      code: error.code,
      ...(error.fields && { fields: error.fields }),
    };
    response.status(ERROR_STATUS[error.code]).json(body);
  };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseDown(thrown)) {
    return new AppError('unavailable', undefined, {
      cause: thrown,
      retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS,
    });
  }
  if (isStorageFull(thrown)) {
    return new AppError('storage_full', undefined, {
      cause: thrown,
      retryAfterSeconds: STORAGE_RETRY_SECONDS,
    });
  }
  // What Express and its body parser throw carries the status it means.
  const status = (thrown as { status?: unknown } | null)?.status;
  if (status === 404) return new AppError('not_found');
  if (status === 413) return new AppError('too_large');
  if (typeof status === 'number' && status >= 400 && status < 500) return new AppError('bad_request');
  return new AppError('internal', undefined, { cause: thrown });
}
