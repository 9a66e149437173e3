import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppError, ErrorCode } from '@preproom/models/contract/errors';

/** The sentence people see for each code, where the place has no better one. */
const ERROR_TEXTS: Record<ErrorCode, MessageDescriptor> = {
  bad_request: msg`Something in this request is not right.`,
  wrong_credentials: msg`Wrong e-mail address or password.`,
  signed_out: msg`Please log in.`,
  not_allowed: msg`You may not do this.`,
  foreign_origin: msg`This request did not come from our own pages.`,
  not_found: msg`Not found.`,
  room_not_found: msg`There is no such room for you.`,
  room_not_open: msg`The room is not open now.`,
  meeting_off: msg`This interview cannot take place.`,
  already_joined: msg`You are in this room in another tab or on another device.`,
  not_in_room: msg`Join the room first.`,
  client_outdated: msg`This page is from an older version. Please reload it.`,
  conflict: msg`This does not fit what is stored already.`,
  too_late: msg`The time for this has passed.`,
  no_consent: msg`Expression reading has not been agreed to.`,
  readings_off: msg`Expression reading is switched off here.`,
  too_many_requests: msg`Too many tries. Please wait a little.`,
  too_large: msg`This is too large.`,
  unavailable: msg`The service cannot answer right now. Please try again in a moment.`,
  internal: msg`Something went wrong on our side.`,
};

/** Gives the function that words an error in the current language, waiting time included. */
export function useErrorText(): (error: Pick<AppError, 'code' | 'retryAfterSeconds'>) => string {
  const { t } = useLingui();
  return ({ code, retryAfterSeconds }) => {
    if (code !== 'too_many_requests' || !retryAfterSeconds) return t(ERROR_TEXTS[code]);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return t`Too many tries. Please wait ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  };
}
