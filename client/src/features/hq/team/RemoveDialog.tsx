import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@preproom/models/contract/team/team';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useChangeTeam } from './useTeam.ts';

export function RemoveDialog({ member, onClose }: { member: TeamMember; onClose(): void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useChangeTeam();
  return (
    <Dialog
      role="alertdialog"
      title={t`Remove ${member.Name} from the team?`}
      isOpen
      onOpenChange={onClose}
      fault={error && <Banner tone="error">{errorText(error)}</Banner>}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone="danger"
            isBusy={isPending}
            onClick={() => mutate({ is: 'remove', userId: member._id }, { onSuccess: onClose })}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>They’ll be logged out on every device. Their account stays, as a learner account.</Trans>
      </p>
    </Dialog>
  );
}
