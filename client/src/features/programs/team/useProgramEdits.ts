import { useLingui } from '@lingui/react/macro';
import { type ProgramRow, setProgramPrice } from '@preproom/models/contract/programs/team/programs';
import { useMemo } from 'react';
import { callApi } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';
import { inWholeRupees } from '../../../shared/payments/rupees.ts';
import type { ListEdit } from '../../../ui/list/teamList.ts';
import { useHasRight } from './useHasRight.ts';

type Price = 'discount_pricing' | 'product_pricing';
type Edits = Partial<Record<Price, { edit: ListEdit<ProgramRow> }>>;

/** How prices are changed in the list, for those who may. */
export function useProgramEdits(): Edits {
  const { t } = useLingui();
  const mayPrice = useHasRight('money');
  return useMemo(() => {
    if (!mayPrice) return {};
    const faultOf = (price: Price, typed: string, row: ProgramRow): string | null => {
      const rupees = inWholeRupees(typed);
      if (!rupees) return t`Enter whole rupees, ₹1 or more.`;
      const prices = { ...row, [price]: String(rupees) };
      return Number(prices.discount_pricing) > Number(prices.product_pricing)
        ? t`The price can’t be above the list price.`
        : null;
    };
    const editOf = (price: Price): { edit: ListEdit<ProgramRow> } => ({
      edit: {
        valueOf: (row) => row[price],
        nameOf: ({ product_name }) => product_name,
        rule: t`Whole rupees`,
        fault: (typed, row) => faultOf(price, typed, row),
        save: ({ _id }, { seen, to }) => {
          const body = { price, seen, to: String(inWholeRupees(to) ?? to) };
          return proved(() => callApi(setProgramPrice, { params: { course_id: _id }, body }));
        },
      },
    });
    return { discount_pricing: editOf('discount_pricing'), product_pricing: editOf('product_pricing') };
  }, [t, mayPrice]);
}
