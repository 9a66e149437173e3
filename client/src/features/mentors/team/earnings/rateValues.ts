import type { PayExceptions, PayKind } from '@preproom/models/contract/mentors/pay';
import { MAX_PAY_PAISE } from '@preproom/models/contract/mentors/payLimits';
import { inPaise, inRupees } from '../../../../shared/payments/rupees.ts';
import type { Check } from '../../../../ui/forms/api/FormTextField.tsx';

/** How a kind of session is paid: as everybody's, not at all, or an amount. */
export type RateMode = 'same' | 'none' | 'amount';

/** Two fields for each kind: `mode:HR Round 1` and `rupees:HR Round 1`. */
export type RateValues = Record<string, string>;

export const modeField = (kind: PayKind) => `mode:${kind}`;
export const rupeesField = (kind: PayKind) => `rupees:${kind}`;

/** `whenMissing`: of a kind for which nothing is stored. */
export function rateValues(
  kinds: readonly PayKind[],
  amounts: PayExceptions,
  whenMissing: RateMode,
): RateValues {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const paise = amounts[kind];
      const mode = paise === undefined ? whenMissing : paise === null ? 'none' : 'amount';
      return [
        [modeField(kind), mode],
        [rupeesField(kind), paise ? inRupees(paise) : ''],
      ];
    }),
  );
}

/** The amounts that the fields say; kinds that are as everybody's are left out. */
export function amountsOf(kinds: readonly PayKind[], values: RateValues): PayExceptions {
  const entries = kinds.flatMap((kind): [PayKind, number | null][] => {
    const mode = values[modeField(kind)];
    if (mode === 'same') return [];
    return [[kind, mode === 'amount' ? inPaise(values[rupeesField(kind)] ?? '') : null]];
  });
  return Object.fromEntries(entries) as PayExceptions;
}

export const isAmount: Check = (text) => {
  const paise = inPaise(text) ?? 0;
  return paise > 0 && paise <= MAX_PAY_PAISE ? null : 'no amount';
};
