import type { ErrorBody } from '@preproom/models/contract/http/errorBody';
import { messageOf } from '@preproom/models/contract/http/errorMessages';
import { AppError, type ErrorCode } from '@preproom/models/contract/http/errors';
import { isDatabaseDown } from '@preproom/models/db/errors';
import type { Log } from '@preproom/models/runtime/log';
import type { Metrics } from '@preproom/models/runtime/metrics';
import { isStorageFull } from '@preproom/models/runtime/storageFull';

/** The error to send to the client. The cause of an unexpected error is only logged. */
export function toErrorBody(thrown: unknown, { log, metrics }: { log: Log; metrics: Metrics }): ErrorBody {
  const error = toAppError(thrown);
  metrics.errors.inc({ source: 'socket', code: error.code });
  if (error.code === 'internal') log.error({ err: thrown }, 'request failed');
  if (error.code === 'storage_full') log.error({ err: thrown }, 'the disk is full: nothing can be stored');
  if (error.code === 'unavailable' && error !== thrown) log.warn({ err: thrown }, 'database unavailable');
  return { message: messageOf(error), code: error.code, ...(error.fields && { fields: error.fields }) };
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return new AppError(codeOf(thrown), undefined, { cause: thrown });
}

function codeOf(thrown: unknown): ErrorCode {
  if (isDatabaseDown(thrown)) return 'unavailable';
  return isStorageFull(thrown) ? 'storage_full' : 'internal';
}
