import { z } from '../http/zod.ts';
import { shareOf } from './money.ts';

/**
 * Commercial training and coaching services: code and rate of heading 9992 in Notification 11/2017-Central Tax (Rate), and its annex,
 * the scheme of classification of services.
 */
export const SERVICE_CODE = '999293';
/** Of each half, CGST and SGST; both together are 18 %. */
export const HALF_RATE_PERCENT = 9;

/** What an amount that includes the tax consists of; the three parts always add up to it. */
export interface TaxSplit {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/**
 * The tax within an amount, by the rule for a supply within one state: a learner is not registered and gives no address, so the
 * place of supply is the seller's (section 12(2)(b) of the IGST Act). Both halves are equal; what rounding leaves is taxable value.
 */
export function taxWithin(paise: number): TaxSplit {
  const half = shareOf(paise, HALF_RATE_PERCENT, 100 + 2 * HALF_RATE_PERCENT);
  return { taxablePaise: paise - 2 * half, cgstPaise: half, sgstPaise: half };
}

/** Both halves of the tax within an amount. */
export function gstWithin(paise: number): number {
  return paise - taxWithin(paise).taxablePaise;
}

/** The tax within a refund, when so much of the same payment was refunded before: the parts of all refunds add up to those of the payment. */
export function taxWithinRefund(refundedBefore: number, paise: number): TaxSplit {
  const [before, after] = [taxWithin(refundedBefore), taxWithin(refundedBefore + paise)];
  return {
    taxablePaise: after.taxablePaise - before.taxablePaise,
    cgstPaise: after.cgstPaise - before.cgstPaise,
    sgstPaise: after.sgstPaise - before.sgstPaise,
  };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, PAN, registration of that PAN in the state, "Z", check digit. */
const GSTIN_FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** A seller's GST registration number, with its check digit. */
export const Gstin = z
  .string()
  .refine((text) => GSTIN_FORM.test(text) && hasCheckDigit(text), 'must be a GSTIN of 15 characters');

/** Luhn's algorithm in base 36, the weights 1 and 2 taking turns from the left. */
function hasCheckDigit(text: string): boolean {
  const sum = [...text.slice(0, -1)].reduce((total, digit, i) => {
    const product = DIGITS.indexOf(digit) * (1 + (i % 2));
    return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }, 0);
  return DIGITS[(DIGITS.length - (sum % DIGITS.length)) % DIGITS.length] === text.at(-1);
}
