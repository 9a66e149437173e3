/** Paise as they stand in a field for rupees: "799" or "799.90". */
export const inRupees = (paise: number): string =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

/** Rupees as they are typed, with or without paise; null for what is no amount. */
export const inPaise = (typed: string): number | null =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : null;
