import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';

export const SLOTS_PATH = '/Dashboard/mentor/slots';

/** For a mentor who has not said when they are available: nobody can book them. */
export function AddTimes() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Add your availability`}
      action={
        <ButtonLink to={SLOTS_PATH}>
          <Trans>Add times</Trans>
        </ButtonLink>
      }
    >
      <Trans>Learners can book you once you add times. You’re only booked at times you offer.</Trans>
    </EmptyState>
  );
}
