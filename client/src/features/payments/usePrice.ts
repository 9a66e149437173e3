import type { AppError, ErrorCode } from '@preproom/models/contract/http/errors';
import type { PaymentProviderName } from '@preproom/models/contract/payments/providers';
import type { Product } from '@preproom/models/contract/programs/products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { asAppError } from '../../lib/api.ts';
import { quoteQuery } from './api.ts';

/** What the page shows and pays. */
export interface Price {
  listPaise: number;
  discountPaise: number;
  totalPaise: number;
  includedGstPaise: number | null;
  coupon: { code: string; percent: number | null } | null;
  /** Who takes the payment; null until the server has answered. */
  provider: PaymentProviderName | null;
}

export interface CouponChoice {
  /** As it was typed, or as the address has it; null: none. */
  typed: string | null;
  /** The server has not answered about it yet. */
  isChecking: boolean;
  /** Why it does not count. */
  fault: Pick<AppError, 'code' | 'retryAfterSeconds'> | null;
  apply: (typed: string) => void;
  remove: () => void;
}

/**
 * The program's price as the server computes it, and the coupon: the one of the order that waits for its payment (null: none), else
 * `?coupon=` in the address.
 */
export function usePrice(
  product: Product,
  keptCoupon: string | null | undefined,
): { price: Price; coupon: CouponChoice } {
  const [address] = useSearchParams();
  const [typed, setTyped] = useState(
    keptCoupon === undefined ? address.get('coupon')?.trim() || null : keptCoupon,
  );
  const full = useQuery(quoteQuery(product._id, null));
  const reduced = useQuery({ ...quoteQuery(product._id, typed), enabled: typed !== null });
  const quote = reduced.data?.coupon ? reduced.data : full.data;

  function apply(next: string): void {
    // The same one again: it may be valid now, or the server be back.
    if (next === typed) void reduced.refetch();
    else setTyped(next);
  }

  const isChecking = typed !== null && reduced.isFetching && !reduced.data?.coupon;
  const error = reduced.error ? asAppError(reduced.error) : refusalOf(reduced.data?.refusal);
  const fault = typed === null || isChecking || reduced.data?.coupon ? null : error;
  const coupon = { typed, isChecking, fault, apply, remove: () => setTyped(null) };
  return { price: quote ?? shownPrice(product), coupon };
}

function refusalOf(code: ErrorCode | null | undefined): CouponChoice['fault'] {
  return code ? { code, retryAfterSeconds: undefined } : null;
}

/** What the catalogue says, until the server has answered. */
function shownPrice({ discount_pricing }: Product): Price {
  const paise = Number(discount_pricing) * 100;
  return {
    listPaise: paise,
    discountPaise: 0,
    totalPaise: paise,
    includedGstPaise: null,
    coupon: null,
    provider: null,
  };
}
