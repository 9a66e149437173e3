import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import type { Round } from '@preproom/models/contract/sessions/sessions';

/** What of a payment goes back: all that is left, rounds, or an amount. */
export const REFUND_KINDS = ['all', 'rounds', 'amount'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export interface RefundValues {
  kind: RefundKind;
  rounds: Round[];
  /** The amount in rupees as it is typed; named as the server names its faults. */
  paise: string;
  reason: string;
}

/** "1500", "1,500" or "1500.50" in paise; null for what is no amount. */
export function typedPaise(typed: string): number | null {
  const bare = typed.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(bare)) return null;
  const [rupees = '', hundredths = ''] = bare.split('.');
  return Number(rupees) * 100 + Number(hundredths.padEnd(2, '0'));
}

/** The choice as the calls take it. */
export function chosenRefund({ kind, rounds, paise }: RefundValues, leftPaise: number): RefundWhat {
  if (kind === 'rounds') return { rounds };
  return { paise: kind === 'all' ? leftPaise : (typedPaise(paise) ?? 0) };
}
