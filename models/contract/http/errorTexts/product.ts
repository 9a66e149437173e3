/** What happened, then what to do next: errors of sessions, the room, payments and assessments. */
export const PRODUCT_ERRORS = {
  room_not_found: [
    /*i18n*/ 'This room doesn’t exist, or you don’t have access to it.',
    /*i18n*/ 'Check which account you’re logged in with.',
  ],
  room_not_open: [
    /*i18n*/ 'The room isn’t open right now.',
    /*i18n*/ 'Come back 10 minutes before the start.',
  ],
  meeting_off: [
    /*i18n*/ 'This interview was cancelled or has ended.',
    /*i18n*/ 'See your sessions for what’s next.',
  ],
  already_joined: [
    /*i18n*/ 'You’re already in this room in another tab or on another device.',
    /*i18n*/ 'Continue here, or close it there.',
  ],
  in_interview: [
    /*i18n*/ 'Your interview room is open, so tests and solutions are closed.',
    /*i18n*/ 'Come back after the interview.',
  ],
  in_round: [
    /*i18n*/ 'You’re solving this problem against the clock, so its solution is closed.',
    /*i18n*/ 'Hand in your code first.',
  ],
  not_in_room: [/*i18n*/ 'You’re not in the room.', /*i18n*/ 'Join it first.'],
  password_set: [/*i18n*/ 'You already have a password.', /*i18n*/ 'Change it in Settings.'],
  not_begun: [
    /*i18n*/ 'The interview hasn’t started yet.',
    /*i18n*/ 'Wait for the other person, or leave the room.',
  ],
  not_met: [
    /*i18n*/ 'Feedback opens after you’ve both been in the room.',
    /*i18n*/ 'Come back after the interview.',
  ],
  review_answered: [
    /*i18n*/ 'You’ve already answered this review.',
    /*i18n*/ 'Reload the page to see your answer.',
  ],
  feedback_sent: [
    /*i18n*/ 'You’ve already sent this feedback.',
    /*i18n*/ 'Reload the page to see or change it.',
  ],
  session_cancelled: [/*i18n*/ 'This session was cancelled.', /*i18n*/ 'See your sessions for what’s next.'],
  price_changed: [/*i18n*/ 'The price has changed.', /*i18n*/ 'Reload the page to see the current one.'],
  coupon_unknown: [/*i18n*/ 'There’s no coupon with this code.', /*i18n*/ 'Check the spelling.'],
  coupon_not_yet: [/*i18n*/ 'This coupon isn’t valid yet.', /*i18n*/ 'Remove it or enter another code.'],
  coupon_ended: [/*i18n*/ 'This coupon has expired.', /*i18n*/ 'Remove it or enter another code.'],
  coupon_other_program: [
    /*i18n*/ 'This coupon doesn’t apply to this program.',
    /*i18n*/ 'Remove it or enter another code.',
  ],
  coupon_used_up: [/*i18n*/ 'This coupon has been used up.', /*i18n*/ 'Remove it or enter another code.'],
  coupon_used_by_you: [
    /*i18n*/ 'You’ve already used this coupon.',
    /*i18n*/ 'Use another code or, if you didn’t pay, try again in an hour.',
  ],
  coupon_taken: [/*i18n*/ 'There’s already a coupon with this code.', /*i18n*/ 'Choose another code.'],
  coupon_closed: [/*i18n*/ 'This coupon has already ended.', /*i18n*/ 'Reload the page to see it.'],
  program_closed: [
    /*i18n*/ 'Enrolment for this program is closed right now.',
    /*i18n*/ 'Join the waitlist and we’ll e-mail you.',
  ],
  program_open: [/*i18n*/ 'Enrolment for this program is open.', /*i18n*/ 'Reload the page to enrol.'],
  wrong_signature: [
    /*i18n*/ 'We couldn’t confirm this payment.',
    /*i18n*/ 'Don’t pay again. Check Payments in a few minutes, or contact us.',
  ],
  slot_taken: [/*i18n*/ 'Someone has just taken this time.', /*i18n*/ 'Pick another one.'],
  not_offered: [/*i18n*/ 'The mentor isn’t available at this time.', /*i18n*/ 'Pick another one.'],
  own_clash: [/*i18n*/ 'You have another session at this time.', /*i18n*/ 'Pick another one.'],
  times_gone: [
    /*i18n*/ 'These suggested times no longer apply.',
    /*i18n*/ 'Reload the page to see your session.',
  ],
  mentor_unavailable: [/*i18n*/ 'This mentor can’t be booked right now.', /*i18n*/ 'Choose another mentor.'],
  round_used: [/*i18n*/ 'You’ve already booked or used this round.', /*i18n*/ 'Choose another round.'],
  introduction_used: [
    /*i18n*/ 'You’ve already used your free introduction.',
    /*i18n*/ 'See programs to book more.',
  ],
  not_in_pack: [/*i18n*/ 'This round isn’t part of your pack.', /*i18n*/ 'Choose another round.'],
  outside_pack: [
    /*i18n*/ 'This time is outside your pack’s dates.',
    /*i18n*/ 'Choose a time within those dates.',
  ],
  profile_needed: [/*i18n*/ 'Your profile isn’t complete.', /*i18n*/ 'Complete it first.'],
  contact_details: [
    /*i18n*/ 'Phone numbers, e-mail addresses and other contact details can’t be shared here.',
    /*i18n*/ 'Remove them and try again.',
  ],
  messages_closed: [
    /*i18n*/ 'Messages for this session are closed.',
    /*i18n*/ 'Contact us if you need help.',
  ],
  messages_full: [
    /*i18n*/ 'This session has as many messages as we can keep.',
    /*i18n*/ 'Contact us if you need help.',
  ],
  moves_used: [
    /*i18n*/ 'You’ve used all your reschedules for this session.',
    /*i18n*/ 'Ask your mentor for another time.',
  ],
  moves_left: [/*i18n*/ 'You can still reschedule this session.', /*i18n*/ 'Choose a new time.'],
  retake_later: [/*i18n*/ 'You can retake this 24 hours after you started it.', /*i18n*/ 'Come back then.'],
  already_answered: [
    /*i18n*/ 'You’ve already answered this. Your first answer counts.',
    /*i18n*/ 'Continue with the next question.',
  ],
  attempt_over: [/*i18n*/ 'This attempt has ended.', /*i18n*/ 'See your result.'],
  already_applied: [
    /*i18n*/ 'Your application has already been sent.',
    /*i18n*/ 'Wait for our e-mail with the decision.',
  ],
  application_decided: [
    /*i18n*/ 'This application has already been decided or withdrawn.',
    /*i18n*/ 'Reload the page to see it.',
  ],
  apply_elsewhere: [
    /*i18n*/ 'This job takes applications on the employer’s site.',
    /*i18n*/ 'Reload the page for the link.',
  ],
  email_confirmed: [/*i18n*/ 'Your e-mail is already confirmed.', /*i18n*/ 'Reload the page to continue.'],
  email_unconfirmed: [
    /*i18n*/ 'This affiliate hasn’t confirmed their e-mail address.',
    /*i18n*/ 'Pay them once they have.',
  ],
  no_consent: [/*i18n*/ 'This is off until you agree to it.', /*i18n*/ 'Turn it on first, then try again.'],
  adults_only: [
    /*i18n*/ 'This is only for people aged 18 or over.',
    /*i18n*/ 'Continue without it. Everything else works the same.',
  ],
  birth_date_needed: [
    /*i18n*/ 'We need your date of birth for this.',
    /*i18n*/ 'Add it to your profile first.',
  ],
  birth_date_fixed: [/*i18n*/ 'You can’t change your date of birth.', /*i18n*/ 'Contact us if it’s wrong.'],
  no_guardian_needed: [
    /*i18n*/ 'Learners aged 18 or over don’t need a guardian’s consent.',
    /*i18n*/ 'Reload the page to continue.',
  ],
  own_address: [/*i18n*/ 'This is your own e-mail address.', /*i18n*/ 'Enter your guardian’s.'],
  readings_off: [
    /*i18n*/ 'Expression reading isn’t available here.',
    /*i18n*/ 'Continue without it. Your interview works the same.',
  ],
} as const;
