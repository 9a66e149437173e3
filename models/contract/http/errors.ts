/** Every code that an answer may carry, with the sentence people see when no better one fits the place. */
export const ERROR_MESSAGES = {
  bad_request: 'Something isn’t right. Check what you entered and try again.',
  wrong_credentials: 'Wrong e-mail or password.',
  sign_in_refused: 'Your login couldn’t be confirmed. Try again.',
  provider_unavailable: 'This login service isn’t responding. Try again in a moment, or log in another way.',
  email_not_verified:
    'This login service hasn’t verified your e-mail address. Verify it there, or sign up with your e-mail address here.',
  link_needed: 'There’s already an account with this e-mail address. Confirm it’s yours to connect the two.',
  link_expired: 'This has expired or was already used. Log in again.',
  last_way_in: 'This is your only way to log in. Set a password first.',
  own_rights: 'You can’t give up your own access. Ask a teammate to do it.',
  not_for_team: 'Only a learner account without programs or sessions can join the team.',
  in_team: 'You’re part of the team. Ask a teammate to remove you first.',
  invalid_otp: 'Invalid Otp',
  stale_proof: 'This took too long. Request a new code.',
  has_account: 'User already has an account',
  proof_needed: 'Confirm it’s you first.',
  signed_out: 'Please log in.',
  other_account: 'This browser is now logged in to another account. Reload the page to continue with it.',
  account_leaving: 'Your account is about to be deleted. Choose to keep it first.',
  suspended: 'This account is suspended. Contact us if you think this is a mistake.',
  not_allowed: 'You don’t have permission to do this.',
  foreign_origin: 'This request didn’t come from our site.',
  not_found: 'Not found.',
  room_not_found: 'This room doesn’t exist, or you don’t have access to it.',
  room_not_open: 'The room isn’t open right now.',
  meeting_off: 'This interview can’t take place.',
  already_joined: 'You’re already in this room in another tab or on another device.',
  not_in_room: 'Join the room first.',
  client_outdated: 'This page is out of date. Reload it.',
  price_changed: 'The price has changed. Reload the page to see the current one.',
  coupon_unknown: 'There’s no coupon with this code. Check the spelling.',
  coupon_not_yet: 'This coupon isn’t valid yet.',
  coupon_ended: 'This coupon has expired.',
  coupon_other_program: 'This coupon doesn’t apply to this program.',
  coupon_used_up: 'This coupon has been used up.',
  coupon_used_by_you: 'You’ve already used this coupon. If you didn’t pay, try again in an hour.',
  program_closed: 'Enrolment for this program is closed right now.',
  program_open: 'Enrolment for this program is open. Reload the page to enroll.',
  wrong_signature: 'This payment couldn’t be confirmed.',
  slot_taken: 'Someone has just taken this time. Pick another one.',
  not_offered: 'The mentor isn’t available at this time. Pick another one.',
  own_clash: 'You have another session at this time. Pick another one.',
  mentor_unavailable: 'This mentor can’t be booked right now.',
  round_used: 'You’ve already booked or used this round.',
  introduction_used: 'You’ve already used your free introduction.',
  not_in_pack: 'This round isn’t part of your pack.',
  outside_pack: 'This time is outside the days of your pack.',
  profile_needed: 'Complete your profile first.',
  moves_used: 'You’ve moved this session three times. Ask your mentor for another time.',
  moves_left: 'You can move this session yourself.',
  retake_later: 'You can take this again 24 hours after you last started it.',
  already_answered: 'You’ve already answered this. Your first answer counts.',
  attempt_over: 'This attempt has ended.',
  already_applied: 'Your application has already been sent. We’ll e-mail you once we’ve reviewed it.',
  conflict: 'This conflicts with what’s already saved. Reload the page and try again.',
  too_late: 'It’s too late to do this.',
  person_gone: 'This person has deleted their account.',
  no_consent: 'You haven’t agreed to this.',
  adults_only: 'This is only for people aged 18 or over.',
  birth_date_needed: 'Add your date of birth to your profile first.',
  birth_date_fixed: 'You can’t change your date of birth. Contact us if it’s wrong.',
  no_guardian_needed: 'You don’t need a guardian’s consent.',
  own_address: 'This is your own e-mail address. Enter your guardian’s.',
  readings_off: 'Expression reading isn’t available here.',
  too_many_requests: 'Too many attempts. Wait a moment and try again.',
  list_full: 'There’s no room for more. Remove something first.',
  too_large: 'This is too large.',
  file_not_found: 'This file doesn’t exist, or you don’t have access to it.',
  wrong_file_type: 'This file type isn’t supported.',
  heic_photo: 'HEIC photos from iPhones can’t be read here. Save the photo as JPEG, then choose it again.',
  picture_too_big: 'This picture has too many pixels. Make it smaller and try again.',
  document_too_big: 'This document is too big. Choose one with up to 30 pages.',
  active_content:
    'This document contains scripts or macros. Save it as a PDF without them, then choose it again.',
  password_needed: 'This document is protected with a password. Save it without one, then choose it again.',
  unreadable_file: 'Couldn’t read this file. It may be damaged.',
  unavailable: 'The service isn’t available right now. Try again in a moment.',
  storage_full: 'We can’t save anything right now. Try again in a few minutes.',
  internal: 'Something went wrong on our side. Try again.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

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
