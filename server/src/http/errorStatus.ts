import type { ErrorCode } from '@preproom/models/contract/errors';

/** The status with which a code leaves. */
export const ERROR_STATUS: Record<ErrorCode, number> = {
  bad_request: 400,
  wrong_credentials: 401,
  signed_out: 401,
  not_allowed: 403,
  foreign_origin: 403,
  no_consent: 403,
  readings_off: 403,
  not_found: 404,
  room_not_found: 404,
  not_in_room: 409,
  room_not_open: 409,
  meeting_off: 409,
  already_joined: 409,
  client_outdated: 409,
  conflict: 409,
  too_late: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};
