import { Trans, useLingui } from '@lingui/react/macro';
import {
  addPasskey,
  beginPasskey,
  MAX_PASSKEY_NAME_LENGTH,
  type Passkey,
  removePasskey,
} from '@preproom/models/contract/accounts/secondFactor';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { proved } from '../../../lib/provedAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { FactorRow } from './FactorRow.tsx';
import { createPasskey } from './passkeyCalls.ts';
import { useChanged } from './useSecondFactor.ts';

interface PasskeysProps {
  passkeys: Passkey[];
  onCodes(codes: string[] | null): void;
}

export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col items-start gap-2">
      <h3 className="text-16 font-semibold">
        <Trans>Passkeys</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          Confirm it’s you with your fingerprint, face or screen lock. The safest and fastest way.
        </Trans>
      </p>
      {passkeys.length > 0 && (
        <ul className="w-full divide-y divide-line">
          {passkeys.map((passkey) => (
            <li key={passkey._id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      {!browserSupportsWebAuthn() && (
        <p className="text-14">
          <Trans>This browser doesn’t support passkeys.</Trans>
        </p>
      )}
      {browserSupportsWebAuthn() && !isAdding && (
        <Button tone="quiet" onClick={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      {isAdding && <NewPasskey onCodes={onCodes} onEnd={() => setAdding(false)} />}
    </div>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useLingui();
  const { _id: passkeyId, name } = passkey;
  return (
    <FactorRow
      name={name}
      factor={passkey}
      label={t`Remove ${name}`}
      question={t`Remove the passkey “${name}”?`}
      remove={() => callApi(removePasskey, { params: { passkeyId } })}
    >
      <Trans>It will no longer work as your second step. Delete it on your device too.</Trans>
    </FactorRow>
  );
}

interface NewPasskeyProps {
  onCodes(codes: string[] | null): void;
  onEnd(): void;
}

function NewPasskey({ onCodes, onEnd }: NewPasskeyProps) {
  const { t } = useLingui();
  const changed = useChanged();
  const form = useApiForm<{ name: string }>({
    draft: null,
    values: { name: '' },
    async send({ name }) {
      const { options } = await proved(() => callApi(beginPasskey, {}));
      const passkey = await createPasskey(options);
      const { recoveryCodes } = await callApi(addPasskey, { body: { name: name.trim(), passkey } });
      onCodes(recoveryCodes);
      onEnd();
      await changed();
    },
  });
  return (
    <ApiForm form={form} className="w-full max-w-md">
      <FormTextField
        name="name"
        label={t`Name of the passkey`}
        help={t`So you recognise it later, like “My phone”.`}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        autoFocus
        check={isFilled}
        fault={t`Enter a name.`}
      />
      <div className="flex flex-wrap gap-3">
        <FormSubmit>
          <Trans>Create passkey</Trans>
        </FormSubmit>
        <Button tone="quiet" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </ApiForm>
  );
}
