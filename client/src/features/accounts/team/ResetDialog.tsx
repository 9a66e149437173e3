import { Trans, useLingui } from '@lingui/react/macro';
import { resetSecondFactor } from '@preproom/models/contract/accounts/secondFactor';
import type { TeamMember } from '@preproom/models/contract/accounts/team/team';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { teamQuery } from './useTeam.ts';

/** For a member who has lost everything their second step needs. */
export function ResetDialog({ member, onClose }: { member: TeamMember; onClose(): void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => proved(() => callApi(resetSecondFactor, { params: { userId: member._id } })),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries(teamQuery),
  });
  return (
    <ConfirmDialog
      title={t`Reset ${member.Name}’s two-step login?`}
      isOpen
      onClose={onClose}
      action={<Trans>Reset</Trans>}
      onConfirm={() => mutate()}
      isBusy={isPending}
      error={error}
    >
      <p>
        <Trans>
          First make sure it’s really them, for example on a call. Their passkeys, authenticator app and
          recovery codes stop working, and they’ll be logged out on every device.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
