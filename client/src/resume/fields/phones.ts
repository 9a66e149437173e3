/** Digits with the marks that people put between them, and an optional country code. */
const CANDIDATE = /(?:\+|\b00|\b|\()[\d][\d\s().–-]{8,18}\d\b/g;
/** Indian mobile numbers begin with 6 to 9; landlines have a city's code, of two to four digits. */
const MOBILE = /^(?:00)?(?:91|0)?([6-9]\d{9})$/;
const INTERNATIONAL = /^\d{9,14}$/;

/** Phone numbers in a text: Indian mobile numbers in any common form as "+91" and ten digits, others with their country code. */
export function phonesIn(text: string): string[] {
  return (text.match(CANDIDATE) ?? []).flatMap((candidate) => {
    const digits = candidate.replace(/\D/g, '');
    const mobile = MOBILE.exec(digits)?.[1];
    if (mobile) return [`+91${mobile}`];
    return candidate.startsWith('+') && INTERNATIONAL.test(digits) ? [`+${digits}`] : [];
  });
}
