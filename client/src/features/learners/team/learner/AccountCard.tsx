import { Trans, useLingui } from '@lingui/react/macro';
import { restoreStudent } from '@preproom/models/contract/learners/team/studentActs';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useAct } from '../../../../shared/sessions/team/useAct.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { When } from '../../../../ui/When.tsx';
import { Block, Facts } from './Facts.tsx';
import type { LearnerPartProps } from './parts.ts';

const LANGUAGE_NAMES = { en: 'English', hi: 'हिन्दी' };

/** Standing and contact data, with suspending and restoring. */
export function AccountCard({ learner, ask, onDone }: LearnerPartProps) {
  const { t } = useLingui();
  const { suspension, isLeaving, completed, Email, phone, language, joinedAt } = learner;
  return (
    <Block title={<Trans>Account</Trans>}>
      <div className="flex flex-wrap gap-2">
        {suspension && (
          <Badge tone="danger">
            <Trans>Suspended</Trans>
          </Badge>
        )}
        {isLeaving && (
          <Badge tone="warning">
            <Trans>Being deleted</Trans>
          </Badge>
        )}
        {!suspension && !isLeaving && (
          <Badge tone="success">
            <Trans>Active</Trans>
          </Badge>
        )}
        {!completed && (
          <Badge>
            <Trans>Onboarding not finished</Trans>
          </Badge>
        )}
      </div>
      {suspension && (
        <blockquote className="border-s-2 border-line-strong ps-4 text-14 wrap-anywhere whitespace-pre-line">
          {suspension.reason}
          <span className="mt-1 block text-muted">
            <Trans>
              Since <When instant={suspension.at} show="date" />
            </Trans>
          </span>
        </blockquote>
      )}
      <Facts
        facts={[
          [t`E-mail`, Email],
          [t`Phone number`, phone],
          [t`Language`, LANGUAGE_NAMES[language]],
          [t`Joined`, <When key="at" instant={joinedAt} show="date" />],
        ]}
      />
      {suspension ? (
        <Restore learner={learner} onDone={onDone} />
      ) : (
        <Button tone="danger" onClick={() => ask({ is: 'suspend' })} className="self-start">
          <Trans>Suspend…</Trans>
        </Button>
      )}
    </Block>
  );
}

function Restore({ learner: { _id }, onDone }: Pick<LearnerPartProps, 'learner' | 'onDone'>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const act = useAct();
  const {
    mutate: restore,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => act(() => callApi(restoreStudent, { params: { studentId: _id } })),
    onSuccess: () => onDone(t`Account restored.`),
  });
  return (
    <>
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button isBusy={isPending} onClick={() => restore()} className="self-start">
        <Trans>Restore account</Trans>
      </Button>
    </>
  );
}
