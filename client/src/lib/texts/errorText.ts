import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppError, ErrorCode } from '@preproom/models/contract/http/errors';

/** The sentence people see for each code, where the place has no better one. */
const ERROR_TEXTS: Record<ErrorCode, MessageDescriptor> = {
  bad_request: msg`Something in this request is not right.`,
  wrong_credentials: msg`Wrong e-mail address or password.`,
  sign_in_refused: msg`The provider did not confirm this log-in. Please try again.`,
  provider_unavailable: msg`The provider does not answer right now. Please try again in a moment, or log in another way.`,
  email_not_verified: msg`The provider has not confirmed your e-mail address. Confirm it there, or sign up with your e-mail address here.`,
  link_needed: msg`There is an account with this e-mail address already. Show that it is yours to connect the two.`,
  link_expired: msg`This has expired or was used already. Please log in again.`,
  last_way_in: msg`This is your only way to log in. Set a password first.`,
  invalid_otp: msg`Invalid Otp`,
  stale_proof: msg`This took too long. Please ask for a new code.`,
  has_account: msg`User already has an account`,
  proof_needed: msg`Please confirm that it is you.`,
  signed_out: msg`Please log in.`,
  suspended: msg`This account is suspended. Write to us if you think that this is a mistake.`,
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
  person_gone: msg`This person has deleted their account.`,
  no_consent: msg`Expression reading has not been agreed to.`,
  adults_only: msg`Expression reading is for people aged 18 or over.`,
  birth_date_needed: msg`Please give your date of birth in your profile first.`,
  birth_date_fixed: msg`The date of birth stays as it was given. Write to us if it is wrong.`,
  no_guardian_needed: msg`No consent of a guardian is needed here.`,
  own_address: msg`This is your own address. A guardian needs one of their own.`,
  readings_off: msg`Expression reading is switched off here.`,
  too_many_requests: msg`Too many tries. Please wait a little.`,
  too_large: msg`This is too large.`,
  file_not_found: msg`There is no such file for you.`,
  wrong_file_type: msg`This kind of file does not fit here.`,
  heic_photo: msg`This is an iPhone’s HEIC photo, which this browser cannot read. Save it as JPEG, or send it to yourself by mail, and choose that.`,
  unreadable_file: msg`This file cannot be read. It may be damaged.`,
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
