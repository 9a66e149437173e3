import { Trans, useLingui } from '@lingui/react/macro';
import type { Right } from '@preproom/models/contract/accounts/team/rights';
import type { TeamMember } from '@preproom/models/contract/accounts/team/team';
import { useId, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { RightsFields } from './RightsFields.tsx';
import { useChangeTeam } from './useTeam.ts';

interface RightsDialogProps {
  member: TeamMember;
  onClose(): void;
}

/**
 * Changes a member's rights from those seen when it opened: if a teammate was first, it says so and keeps the choice. The choice survives
 * a reload at "Confirm it's you"; Cancel drops it.
 */
export function RightsDialog({ member, onClose }: RightsDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const errorText = useErrorText();
  const [from] = useState(member.rights);
  const { mutateAsync, isPending, error } = useChangeTeam();
  const form = useApiForm<{ rights: Right[] }>({
    values: { rights: from },
    // Begun from other rights, it would undo a teammate's change.
    draft: { key: `act:rights:${member._id}:${from.join()}`, fields: ['rights'] },
    send: ({ rights }) => mutateAsync({ is: 'change', userId: member._id, from, rights }).then(onClose),
  });
  const failure = error;
  const cancel = () => {
    form.form.reset({ rights: from });
    onClose();
  };
  return (
    <Dialog
      title={t`${member.Name}’s permissions`}
      isOpen
      onOpenChange={onClose}
      fault={
        failure && (
          <Banner tone="error">
            {failure.code === 'conflict' ? (
              <Trans>
                Not saved. A teammate changed these permissions first. Close this and check the list.
              </Trans>
            ) : (
              errorText(failure)
            )}
          </Banner>
        )
      }
      actions={
        <>
          <Button tone="quiet" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button tone="primary" type="submit" form={id} isBusy={isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <ApiForm form={form} id={id} isFailureElsewhere>
        <RightsFields />
      </ApiForm>
    </Dialog>
  );
}
