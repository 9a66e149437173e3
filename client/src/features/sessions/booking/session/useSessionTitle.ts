import { useLingui } from '@lingui/react/macro';
import { useSessionName } from '../../../../lib/texts/roundText.ts';
import type { ShownSession } from './useOwnSession.ts';

/** "HR Round 1 with Meera Iyer" */
export function useSessionTitle(session: ShownSession): string {
  const { t } = useLingui();
  const sessionName = useSessionName();
  return t`${sessionName(session)} with ${session.with.Name}`;
}
