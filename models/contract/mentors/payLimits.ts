// Separate from the schemas, so that the forms do not load zod.

/** The most for one session: ₹25,000. */
export const MAX_PAY_PAISE = 2_500_000;
/** A PAN, by its form: five letters, of which the fourth names the kind of holder, four digits and a letter. */
export const PAN_FORM = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
