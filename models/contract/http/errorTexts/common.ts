/** What happened, then what to do next: errors of any page, of accounts and of files. */
export const COMMON_ERRORS = {
  bad_request: [/*i18n*/ 'Something isn’t right.', /*i18n*/ 'Check what you entered and try again.'],
  wrong_credentials: [/*i18n*/ 'Wrong e-mail or password.', /*i18n*/ 'Try again, or reset your password.'],
  sign_in_refused: [/*i18n*/ 'Your login couldn’t be confirmed.', /*i18n*/ 'Try again.'],
  provider_unavailable: [
    /*i18n*/ 'This login service isn’t responding.',
    /*i18n*/ 'Try again in a moment, or log in another way.',
  ],
  email_not_verified: [
    /*i18n*/ 'This login service hasn’t verified your e-mail address.',
    /*i18n*/ 'Verify it there, or sign up with your e-mail address here.',
  ],
  link_needed: [
    /*i18n*/ 'There’s already an account with this e-mail address.',
    /*i18n*/ 'Confirm it’s yours, and you can log in either way.',
  ],
  linked_elsewhere: [
    /*i18n*/ 'This login is connected to another account.',
    /*i18n*/ 'Disconnect it there first, or use a different login.',
  ],
  link_expired: [/*i18n*/ 'This has expired or was already used.', /*i18n*/ 'Log in again.'],
  last_way_in: [/*i18n*/ 'This is your only way to log in.', /*i18n*/ 'Set a password first.'],
  own_rights: [/*i18n*/ 'You can’t remove your own access.', /*i18n*/ 'Ask a teammate to do it.'],
  not_for_team: [
    /*i18n*/ 'Only learner accounts without programs or sessions can join the team.',
    /*i18n*/ 'Use a different e-mail address.',
  ],
  in_team: [/*i18n*/ 'You’re part of the team.', /*i18n*/ 'Ask a teammate to remove you first.'],
  invalid_otp: [/*i18n*/ 'Invalid Otp', null],
  stale_proof: [/*i18n*/ 'This took too long.', /*i18n*/ 'Request a new code.'],
  has_account: [/*i18n*/ 'User already has an account', null],
  proof_needed: [/*i18n*/ 'We need to know it’s you.', /*i18n*/ 'Confirm it’s you, then try again.'],
  second_factor_needed: [
    /*i18n*/ 'You’re one step away from logging in.',
    /*i18n*/ 'Confirm it’s you with a passkey or a code.',
  ],
  second_factor_required: [
    /*i18n*/ 'The team pages need two-step login.',
    /*i18n*/ 'Set it up in your settings, then come back.',
  ],
  wrong_second_factor: [/*i18n*/ 'Wrong or expired code.', /*i18n*/ 'Use the latest one.'],
  passkey_failed: [/*i18n*/ 'Couldn’t confirm this passkey.', /*i18n*/ 'Try again, or use another way.'],
  last_second_factor: [
    /*i18n*/ 'Your account needs two-step login.',
    /*i18n*/ 'Add another way before you remove this one.',
  ],
  own_second_factor: [
    /*i18n*/ 'You can’t reset your own two-step login.',
    /*i18n*/ 'Ask a teammate to do it.',
  ],
  signed_out: [/*i18n*/ 'You’ve been logged out.', /*i18n*/ 'Log in to continue.'],
  other_account: [
    /*i18n*/ 'This browser is now logged in to another account.',
    /*i18n*/ 'Reload the page to continue with it.',
  ],
  account_leaving: [
    /*i18n*/ 'Your account is about to be deleted.',
    /*i18n*/ 'Choose “Keep my account” to continue.',
  ],
  suspended: [/*i18n*/ 'This account is suspended.', /*i18n*/ 'Contact us if you think this is a mistake.'],
  not_allowed: [
    /*i18n*/ 'You don’t have permission to do this.',
    /*i18n*/ 'Log in with another account, or contact us.',
  ],
  foreign_origin: [
    /*i18n*/ 'This request didn’t come from our site.',
    /*i18n*/ 'Open the page on our site and try again.',
  ],
  not_found: [/*i18n*/ 'We couldn’t find this. It may have been removed.', /*i18n*/ 'Go back and try again.'],
  client_outdated: [/*i18n*/ 'This page is out of date.', /*i18n*/ 'Reload it.'],
  conflict: [/*i18n*/ 'Something changed in the meantime.', /*i18n*/ 'Reload the page.'],
  too_late: [/*i18n*/ 'The deadline has passed.', /*i18n*/ 'Reload the page to see what you can still do.'],
  mentor_gone: [/*i18n*/ 'This mentor is no longer on the site.', /*i18n*/ 'See the other mentors.'],
  person_gone: [/*i18n*/ 'This person has deleted their account.', /*i18n*/ 'Go back to the previous page.'],
  too_many_requests: [/*i18n*/ 'Too many attempts.', /*i18n*/ 'Wait a moment and try again.'],
  list_full: [/*i18n*/ 'This list is full.', /*i18n*/ 'Remove an item first.'],
  unavailable: [/*i18n*/ 'The service isn’t available right now.', /*i18n*/ 'Try again in a moment.'],
  storage_full: [/*i18n*/ 'We can’t save anything right now.', /*i18n*/ 'Try again in a few minutes.'],
  mail_unavailable: [/*i18n*/ 'We can’t send e-mails right now.', /*i18n*/ 'Try again in a few minutes.'],
  internal: [/*i18n*/ 'Something went wrong on our side.', /*i18n*/ 'Try again.'],
  too_large: [/*i18n*/ 'This is too large.', /*i18n*/ 'Make it smaller, or choose another file.'],
  file_not_found: [
    /*i18n*/ 'This file doesn’t exist, or you don’t have access to it.',
    /*i18n*/ 'Check which account you’re logged in with.',
  ],
  wrong_file_type: [/*i18n*/ 'This file type isn’t supported.', /*i18n*/ 'Choose a different type of file.'],
  heic_photo: [
    /*i18n*/ 'We can’t read HEIC photos.',
    /*i18n*/ 'Save the photo as JPEG, then choose it again.',
  ],
  picture_too_big: [/*i18n*/ 'This photo has too many pixels.', /*i18n*/ 'Make it smaller and try again.'],
  document_too_big: [/*i18n*/ 'This document is too long.', /*i18n*/ 'Choose one with up to 30 pages.'],
  active_content: [
    /*i18n*/ 'This document contains scripts or macros.',
    /*i18n*/ 'Save it as a PDF without them, then choose it again.',
  ],
  password_needed: [
    /*i18n*/ 'This document is password-protected.',
    /*i18n*/ 'Save it without the password, then choose it again.',
  ],
  unreadable_file: [/*i18n*/ 'Couldn’t read this file. It may be damaged.', /*i18n*/ 'Choose another one.'],
} as const;
