import type { RefundWhat } from '@preproom/models/contract/payments/team/payment';
import type { Round } from '@preproom/models/contract/sessions/sessions';
import { inPaise } from '../../../../shared/payments/rupees.ts';

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

/** The choice as the calls take it. */
export function chosenRefund({ kind, rounds, paise }: RefundValues, leftPaise: number): RefundWhat {
  if (kind === 'rounds') return { rounds };
  return { paise: kind === 'all' ? leftPaise : (inPaise(paise) ?? 0) };
}
