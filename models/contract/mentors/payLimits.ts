// Separate from the schemas, so that the forms do not load zod.

/** The most for one session: ₹25,000. */
export const MAX_PAY_PAISE = 2_500_000;
/** A PAN, by its form: five letters, of which the fourth names the kind of holder, four digits and a letter. */
export const PAN_FORM = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/;
/** name@provider, as NPCI specifies it. */
export const UPI_FORM = /^[A-Za-z0-9._-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}$/;
/** Indian banks use 9 to 18 digits. */
export const ACCOUNT_FORM = /^\d{9,18}$/;
/** Four letters of the bank, a 0, and six characters of the branch. */
export const IFSC_FORM = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** What the team writes to a mentor about a correction. */
export const CORRECTION_REASON_LENGTH = 300;
/** The most for one correction: ₹1,00,000. */
export const MAX_CORRECTION_PAISE = 10_000_000;

/** A number as people write or paste it, in groups: "1234 5678 9012", "ABCPE-1234-F". */
export const withoutGaps = (text: string) => text.replace(/[\s-]/g, '');
