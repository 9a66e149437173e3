/** Why expression reading is unavailable, independent of the learner's choice. */
export const READINGS_UNAVAILABLE = ['switched_off', 'adults_only', 'birth_date_needed'] as const;

/** Why talk time cannot be measured, whatever the person wants. */
export const SPEECH_UNAVAILABLE = ['adults_only', 'birth_date_needed'] as const;
