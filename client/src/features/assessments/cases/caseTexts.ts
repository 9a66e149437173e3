import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaseKind } from '@preproom/models/contract/assessments/cases';

export const CASE_KIND_NAMES: Record<CaseKind, MessageDescriptor> = {
  profit: msg`Profitability`,
  'market-entry': msg`Market entry`,
  pricing: msg`Pricing`,
  guesstimate: msg`Guesstimate`,
};

const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 4 });

/** A number of a case as Indian business papers write it: 9,00,000. */
export function caseNumber(value: number): string {
  return NUMBERS.format(value);
}

/** Digits without groups, in groups of India (1,20,000) or of elsewhere (120,000), with a comma or a space between them. */
const WHOLE = /^(\d+|\d{1,2}([, ])(\d{2}\2)*\d{3}|\d{1,3}([, ])(\d{3}\4)*\d{3})$/;

/** Sign, whole part and fraction, with a rupee sign before or after the sign and a percent sign at the end. */
const TYPED = /^(?:₹ ?)?([-−+]?) ?(?:₹ ?)?([\d, ]*?)(\.\d*)? ?%?$/;

/**
 * The number that was typed, with or without groups of digits, a sign and a percent or rupee sign. Null for anything else, also for
 * a comma that is no group's: "12,5" may be meant as 12.5.
 */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const [, sign = '', whole = '', fraction = ''] = TYPED.exec(plain) ?? [];
  const isWritten = whole === '' ? fraction.length > 1 : WHOLE.test(whole);
  if (!isWritten) return null;
  const number = Number(whole.replace(/[, ]/g, '') + fraction);
  if (!Number.isFinite(number)) return null;
  return sign === '-' || sign === '−' ? -number : number;
}
