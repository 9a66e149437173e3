import { Trans, useLingui } from '@lingui/react/macro';
import {
  beginSecondStep,
  completeLogin,
  getSecondStep,
  type SecondWay,
} from '@preproom/models/contract/accounts/secondFactor';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { ownPath } from '@preproom/models/contract/http/ownPath';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../../lib/api.ts';
import { ownHome } from '../../../lib/ownHome.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { CodeField } from '../../../ui/forms/api/CodeField.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextField, isFilled } from '../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import { useNextParam } from '../login/useNextParam.ts';
import { atCode } from './atCode.ts';
import { signWithPasskey } from './passkeyCalls.ts';

/** The second step of a log-in: a passkey first, other ways beside it. */
export function SecondStepPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { query } = useNextParam();
  const { data, error } = useQuery({
    queryKey: ['second-step'],
    queryFn: ({ signal }) => callApi(getSecondStep, { signal }),
    retry: false,
    // The ways stay the same; a refetch would take away what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <AccountFrame
      title={t`Confirm it’s you`}
      lead={<Trans>Two-step login is on for your account.</Trans>}
      footer={
        <p>
          <Link to={`/Account/Login${query}`}>
            <Trans>Back to login</Trans>
          </Link>
        </p>
      }
    >
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      {!data && !error && <Skeleton className="h-32" />}
      {data && <Ways ways={data.ways} />}
    </AccountFrame>
  );
}

function Ways({ ways }: { ways: SecondWay[] }) {
  const [way, setWay] = useState(ways[0]);
  const complete = useComplete();
  const texts = {
    passkey: <Trans>Use a passkey</Trans>,
    totp: <Trans>Use your authenticator app</Trans>,
    recovery: <Trans>Use a recovery code</Trans>,
  };
  return (
    <div className="flex flex-col gap-4">
      {way === 'passkey' && <ByPasskey complete={complete} />}
      {way === 'totp' && <ByApp complete={complete} />}
      {way === 'recovery' && <ByRecoveryCode complete={complete} />}
      <div className="flex flex-col items-start">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} tone="plain" size="small" className="px-0!" onClick={() => setWay(other)}>
              {texts[other]}
            </Button>
          ))}
      </div>
    </div>
  );
}

type Complete = (body: BodyOf<typeof completeLogin>) => Promise<void>;

/** Completes the log-in and opens what was wanted before it. Throws AppError. */
function useComplete(): Complete {
  const navigate = useNavigate();
  const { next: wanted } = useNextParam();
  return async (body) => {
    const { data, next } = await callApi(completeLogin, { body }).catch(atCode);
    await useStore.getState().refreshUser();
    await navigate(next ?? ownPath(wanted ?? '') ?? ownHome(data.role), { replace: true });
  };
}

function ByPasskey({ complete }: { complete: Complete }) {
  const errorText = useErrorText();
  const signing = useMutation({
    mutationFn: async () => {
      const { options } = await callApi(beginSecondStep, {});
      await complete({ way: 'passkey', passkey: await signWithPasskey(options) });
    },
  });
  return (
    <>
      <p>
        <Trans>Your device will ask for your fingerprint, face or screen lock.</Trans>
      </p>
      {signing.error && <Banner tone="error">{errorText(signing.error)}</Banner>}
      <Button isBusy={signing.isPending} onClick={() => signing.mutate()}>
        <Trans>Use a passkey</Trans>
      </Button>
    </>
  );
}

function ByApp({ complete }: { complete: Complete }) {
  const { t } = useLingui();
  const form = useApiForm<{ code: string }>({
    draft: null,
    values: { code: '' },
    recheck: 'onSubmit',
    send: ({ code }) => complete({ way: 'totp', code }),
  });
  return (
    <ApiForm form={form}>
      <CodeField
        label={t`Code from your authenticator app`}
        onComplete={() => void (form.isBusy || form.submit())}
      />
      <FormSubmit>
        <Trans>Log in</Trans>
      </FormSubmit>
    </ApiForm>
  );
}

function ByRecoveryCode({ complete }: { complete: Complete }) {
  const { t } = useLingui();
  const form = useApiForm<{ code: string }>({
    draft: null,
    values: { code: '' },
    recheck: 'onSubmit',
    send: ({ code }) => complete({ way: 'recovery', code }),
  });
  return (
    <ApiForm form={form}>
      <FormTextField
        name="code"
        label={t`Recovery code`}
        help={t`One of the recovery codes you saved. Each works once.`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        check={isFilled}
        fault={t`Check the code and try again. Each works once.`}
      />
      <FormSubmit>
        <Trans>Log in</Trans>
      </FormSubmit>
    </ApiForm>
  );
}
