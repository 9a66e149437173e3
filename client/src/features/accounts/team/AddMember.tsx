import { Trans, useLingui } from '@lingui/react/macro';
import type { Right } from '@preproom/models/contract/accounts/team/rights';
import { useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { EmailField } from '../../../ui/forms/api/EmailField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { RightsFields } from './RightsFields.tsx';
import { useChangeTeam } from './useTeam.ts';

const NOBODY: { email: string; rights: Right[] } = { email: '', rights: [] };

/** Takes an existing learner account into the team. */
export function AddMember() {
  const { t } = useLingui();
  const { mutateAsync } = useChangeTeam();
  const [added, setAdded] = useState<string | null>(null);
  const form = useApiForm({
    values: NOBODY,
    draft: { key: 'act:add-member', fields: ['email', 'rights'] },
    async send({ email, rights }) {
      setAdded(null);
      await mutateAsync({ is: 'add', email, rights });
      form.form.reset(NOBODY);
      setAdded(email);
    },
  });
  const faults: Record<string, string> = {
    'has no account': t`There’s no account with this e-mail. Ask them to sign up first.`,
    'is used otherwise': t`Only learner accounts without programs or sessions can join the team.`,
  };
  return (
    <Card as="section" className="flex max-w-xl flex-col gap-4">
      <h2 className="text-20">
        <Trans>Add a teammate</Trans>
      </h2>
      <p className="text-muted">
        <Trans>They need a learner account without programs or sessions. They’ll have to log in again.</Trans>
      </p>
      {added && (
        <Banner tone="success">
          <Trans>{added} is now on the team.</Trans>
        </Banner>
      )}
      <ApiForm form={form}>
        <EmailField
          autoComplete="off"
          fault={(what) => faults[what] ?? t`Enter an e-mail, like name@example.com.`}
        />
        <RightsFields />
        <FormSubmit>
          <Trans>Add to team</Trans>
        </FormSubmit>
      </ApiForm>
    </Card>
  );
}
