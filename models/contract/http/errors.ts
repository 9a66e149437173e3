/** Every code that an answer may carry, with the sentence people see when no better one fits the place. */
export const ERROR_MESSAGES = {
  bad_request: 'Something in this request is not right.',
  wrong_credentials: 'Wrong e-mail address or password.',
  sign_in_refused: 'The provider did not confirm this log-in. Please try again.',
  provider_unavailable:
    'The provider does not answer right now. Please try again in a moment, or log in another way.',
  email_not_verified:
    'The provider has not confirmed your e-mail address. Confirm it there, or sign up with your e-mail address here.',
  link_needed:
    'There is an account with this e-mail address already. Show that it is yours to connect the two.',
  link_expired: 'This has expired or was used already. Please log in again.',
  last_way_in: 'This is your only way to log in. Set a password first.',
  invalid_otp: 'Invalid Otp',
  stale_proof: 'This took too long. Please ask for a new code.',
  has_account: 'User already has an account',
  proof_needed: 'Please confirm that it is you.',
  signed_out: 'Please log in.',
  suspended: 'This account is suspended. Write to us if you think that this is a mistake.',
  not_allowed: 'You may not do this.',
  foreign_origin: 'This request did not come from our own pages.',
  not_found: 'Not found.',
  room_not_found: 'There is no such room for you.',
  room_not_open: 'The room is not open now.',
  meeting_off: 'This interview cannot take place.',
  already_joined: 'You are in this room in another tab or on another device.',
  not_in_room: 'Join the room first.',
  client_outdated: 'This page is from an older version. Please reload it.',
  conflict: 'This does not fit what is stored already.',
  too_late: 'The time for this has passed.',
  person_gone: 'This person has deleted their account.',
  no_consent: 'Expression reading has not been agreed to.',
  adults_only: 'Expression reading is for people aged 18 or over.',
  birth_date_needed: 'Please give your date of birth in your profile first.',
  birth_date_fixed: 'The date of birth stays as it was given. Write to us if it is wrong.',
  no_guardian_needed: 'No consent of a guardian is needed here.',
  own_address: 'This is your own address. A guardian needs one of their own.',
  readings_off: 'Expression reading is switched off here.',
  too_many_requests: 'Too many tries. Please wait a little.',
  too_large: 'This is too large.',
  file_not_found: 'There is no such file for you.',
  wrong_file_type: 'This kind of file does not fit here.',
  heic_photo:
    'This photo is in the HEIC format of iPhones, which cannot be read here. Save it as JPEG and choose that.',
  unreadable_file: 'This file cannot be read. It may be damaged.',
  unavailable: 'The service cannot answer right now. Please try again in a moment.',
  internal: 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof ERROR_MESSAGES;

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
