import { useLingui } from '@lingui/react/macro';
import { FREE_INTRODUCTION } from '@preproom/models/contract/business/bookings';
import { useTypeTexts } from '../typeTexts.ts';
import type { ShownSession } from './useOwnSession.ts';

/** "HR Round 1 with Meera Iyer" */
export function useSessionTitle({ round, isFree, with: { Name } }: ShownSession): string {
  const { t } = useLingui();
  const { typeText } = useTypeTexts();
  return t`${typeText(isFree ? FREE_INTRODUCTION : round)} with ${Name}`;
}
