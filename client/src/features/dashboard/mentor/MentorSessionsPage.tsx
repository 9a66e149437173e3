import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { SessionsPage } from '../sessions/SessionsPage.tsx';
import { SLOTS_PATH } from './AddTimes.tsx';

/** /Dashboard/mentor/sessions */
export function MentorSessionsPage() {
  const { t } = useLingui();
  return (
    <SessionsPage
      side="mentor"
      empty={
        <EmptyState
          title={t`Nothing booked`}
          action={
            <ButtonLink to={SLOTS_PATH} tone="quiet">
              <Trans>Edit availability</Trans>
            </ButtonLink>
          }
        >
          <Trans>Sessions booked with you will appear here.</Trans>
        </EmptyState>
      }
    />
  );
}
