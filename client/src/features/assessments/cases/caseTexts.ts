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

/** The number that was typed, with or without commas and a percent or rupee sign. Null for anything else. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/[\s,₹%]/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}
