import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@preproom/models/contract/accounts/team/team';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useChangeTeam } from './useTeam.ts';

export function RemoveDialog({ member, onClose }: { member: TeamMember; onClose(): void }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChangeTeam();
  return (
    <ConfirmDialog
      title={t`Remove ${member.Name} from the team?`}
      isOpen
      onClose={onClose}
      action={<Trans>Remove</Trans>}
      onConfirm={() => mutate({ is: 'remove', userId: member._id }, { onSuccess: onClose })}
      isBusy={isPending}
      error={error}
    >
      <p>
        <Trans>They’ll be logged out on every device. Their account stays, as a learner account.</Trans>
      </p>
    </ConfirmDialog>
  );
}
