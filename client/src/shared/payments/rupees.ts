/** Paise as they stand in a field for rupees: "799" or "799.90". */
export const inRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

/** Rupees as they are typed or pasted, with or without paise: "1400", "1,00,000", "₹ 799.90", "Rs. 500/-". Null for what is no amount. */
export function inPaise(typed: string): number | null {
  const bare = bareAmount(typed);
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(bare)) return null;
  return Math.round(Number(bare) * 100);
}

/** The same for whole rupees. */
export function inWholeRupees(typed: string): number | null {
  const paise = inPaise(typed);
  return paise !== null && paise % 100 === 0 ? paise / 100 : null;
}

/** Without the currency's signs, and without spaces and the commas of Indian or Western grouping. */
function bareAmount(typed: string): string {
  const amount = typed
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|₹|inr)$/i, '');
  const isGrouped = /^\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d*)?$/.test(amount);
  return isGrouped ? amount.replace(/[,\s]/g, '') : amount;
}
