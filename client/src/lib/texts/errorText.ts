import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AppError, ErrorCode } from '@preproom/models/contract/http/errors';

/** The default text for each error code. */
const ERROR_TEXTS: Record<ErrorCode, MessageDescriptor> = {
  bad_request: msg`Something isn’t right. Check what you entered and try again.`,
  wrong_credentials: msg`Wrong e-mail or password.`,
  sign_in_refused: msg`Your login couldn’t be confirmed. Try again.`,
  provider_unavailable: msg`This login service isn’t responding. Try again in a moment, or log in another way.`,
  email_not_verified: msg`This login service hasn’t verified your e-mail address. Verify it there, or sign up with your e-mail address here.`,
  link_needed: msg`There’s already an account with this e-mail address. Confirm it’s yours to connect the two.`,
  link_expired: msg`This has expired or was already used. Log in again.`,
  last_way_in: msg`This is your only way to log in. Set a password first.`,
  invalid_otp: msg`Invalid Otp`,
  stale_proof: msg`This took too long. Request a new code.`,
  has_account: msg`User already has an account`,
  proof_needed: msg`Confirm it’s you first.`,
  signed_out: msg`Please log in.`,
  other_account: msg`This browser is now logged in to another account. Reload the page to continue with it.`,
  suspended: msg`This account is suspended. Contact us if you think this is a mistake.`,
  not_allowed: msg`You don’t have permission to do this.`,
  foreign_origin: msg`This request didn’t come from our site.`,
  not_found: msg`Not found.`,
  room_not_found: msg`This room doesn’t exist, or you don’t have access to it.`,
  room_not_open: msg`The room isn’t open right now.`,
  meeting_off: msg`This interview can’t take place.`,
  already_joined: msg`You’re already in this room in another tab or on another device.`,
  not_in_room: msg`Join the room first.`,
  client_outdated: msg`This page is out of date. Reload it.`,
  already_applied: msg`Your application has already been sent. We’ll e-mail you once we’ve reviewed it.`,
  conflict: msg`This conflicts with what’s already saved. Reload the page and try again.`,
  list_full: msg`There’s no room for more. Remove something first.`,
  slot_taken: msg`Someone has just taken this time. Pick another one.`,
  not_offered: msg`The mentor isn’t available at this time. Pick another one.`,
  own_clash: msg`You have another session at this time. Pick another one.`,
  mentor_unavailable: msg`This mentor can’t be booked right now.`,
  round_used: msg`You’ve already booked or used this round.`,
  introduction_used: msg`You’ve already used your free introduction.`,
  not_in_pack: msg`This round isn’t part of your pack.`,
  outside_pack: msg`This time is outside the days of your pack.`,
  profile_needed: msg`Complete your profile first.`,
  moves_used: msg`You’ve moved this session three times. Ask your mentor for another time.`,
  retake_later: msg`You can take this again 24 hours after you last started it.`,
  already_answered: msg`You’ve already answered this. Your first answer counts.`,
  attempt_over: msg`This attempt has ended.`,
  moves_left: msg`You can move this session yourself.`,
  price_changed: msg`The price has changed. Reload the page to see the current one.`,
  coupon_unknown: msg`There’s no coupon with this code. Check the spelling.`,
  coupon_not_yet: msg`This coupon isn’t valid yet.`,
  coupon_ended: msg`This coupon has expired.`,
  coupon_other_program: msg`This coupon doesn’t apply to this program.`,
  coupon_used_up: msg`This coupon has been used up.`,
  coupon_used_by_you: msg`You’ve already used this coupon. If you didn’t pay, try again in an hour.`,
  program_closed: msg`Enrolment for this program is closed right now.`,
  program_open: msg`Enrolment for this program is open. Reload the page to enroll.`,
  wrong_signature: msg`This payment couldn’t be confirmed.`,
  too_late: msg`It’s too late to do this.`,
  person_gone: msg`This person has deleted their account.`,
  no_consent: msg`You haven’t agreed to this.`,
  adults_only: msg`This is only for people aged 18 or over.`,
  birth_date_needed: msg`Add your date of birth to your profile first.`,
  birth_date_fixed: msg`You can’t change your date of birth. Contact us if it’s wrong.`,
  no_guardian_needed: msg`You don’t need a guardian’s consent.`,
  own_address: msg`This is your own e-mail address. Enter your guardian’s.`,
  readings_off: msg`Expression reading isn’t available here.`,
  too_many_requests: msg`Too many attempts. Wait a moment and try again.`,
  too_large: msg`This is too large.`,
  file_not_found: msg`This file doesn’t exist, or you don’t have access to it.`,
  wrong_file_type: msg`This file type isn’t supported.`,
  heic_photo: msg`This browser can’t read HEIC photos from iPhones. Save the photo as JPEG, then choose it again.`,
  picture_too_big: msg`This picture has too many pixels. Make it smaller and try again.`,
  document_too_big: msg`This document is too big. Choose one with up to 30 pages.`,
  active_content: msg`This document contains scripts or macros. Save it as a PDF without them, then choose it again.`,
  password_needed: msg`This document is protected with a password. Save it without one, then choose it again.`,
  unreadable_file: msg`Couldn’t read this file. It may be damaged.`,
  unavailable: msg`The service isn’t available right now. Try again in a moment.`,
  storage_full: msg`We can’t save anything right now. Try again in a few minutes.`,
  internal: msg`Something went wrong on our side. Try again.`,
};

/** Returns a function that gives an error's text in the current language, including how long to wait. */
export function useErrorText(): (error: Pick<AppError, 'code' | 'retryAfterSeconds'>) => string {
  const { t } = useLingui();
  return ({ code, retryAfterSeconds }) => {
    if (code !== 'too_many_requests' || !retryAfterSeconds) return t(ERROR_TEXTS[code]);
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return t`Too many attempts. Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`;
  };
}
