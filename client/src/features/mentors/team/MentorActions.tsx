import { Trans } from '@lingui/react/macro';
import {
  needsReason,
  type ReasonedAct,
  type TeamAct,
  teamActsAt,
} from '@preproom/models/contract/mentors/mentorLife';
import { actOnMentor, type MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { proved } from '../../../lib/provedAction.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { When } from '../../../ui/When.tsx';
import { Decided } from './Decided.tsx';
import { MentorStatusBadge } from './MentorStatusBadge.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';

const LABELS: Record<TeamAct, ReactNode> = {
  verify: <Trans>Verify</Trans>,
  decline: <Trans>Decline…</Trans>,
  refuse: <Trans>Decline changes…</Trans>,
  suspend: <Trans>Suspend…</Trans>,
  restore: <Trans>Restore</Trans>,
};

/** The mentor's status and the actions that it allows. */
export function MentorActions({ mentor }: { mentor: MentorFile }) {
  const errorText = useErrorText();
  const acting = useActing(mentor);
  const [asked, setAsked] = useState<ReasonedAct | null>(null);
  const { status, since, reason, isChanged } = mentor;
  // What can be said of changes, once there are some.
  const isOfChanges = (act: TeamAct) => act === 'refuse' || (act === 'verify' && status === 'verified');
  const acts = teamActsAt(status).filter((act) => isChanged || !isOfChanges(act));
  const press = (act: TeamAct) => {
    acting.reset();
    if (needsReason(act)) setAsked(act);
    else acting.mutate({ act });
  };
  const failure = acting.error;
  const fault = failure && (
    <Banner tone="error">{failure.code === 'conflict' ? <ElseDecided /> : errorText(failure)}</Banner>
  );
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <MentorStatusBadge status={status} />
        {isChanged && (
          <Badge tone="warning">
            <Trans>Updated since review</Trans>
          </Badge>
        )}
      </div>
      <p className="text-14 text-muted">
        <Trans>
          Since <When instant={since} show="date" />
        </Trans>
      </p>
      {reason && (
        <blockquote className="border-s-2 border-line-strong ps-4 break-words whitespace-pre-line">
          {reason}
        </blockquote>
      )}
      {!asked && fault}
      {acting.isSuccess && <Decided key={acting.submittedAt} act={acting.variables.act} mentor={mentor} />}
      <div className="flex flex-wrap gap-3">
        {acts.map((act) => (
          <Button
            key={act}
            tone={needsReason(act) ? 'danger' : 'primary'}
            isBusy={acting.isPending && acting.variables.act === act}
            onClick={() => press(act)}
          >
            {act === 'verify' && status === 'verified' ? <Trans>Approve changes</Trans> : LABELS[act]}
          </Button>
        ))}
      </div>
      <ReasonDialog
        act={asked}
        mentorId={mentor._id}
        name={mentor.Name}
        isBusy={acting.isPending}
        fault={asked && fault}
        onClose={() => setAsked(null)}
        onGive={(act, given) =>
          acting.mutateAsync({ act, reason: given }, { onSuccess: () => setAsked(null) })
        }
      />
    </Card>
  );
}

function ElseDecided() {
  return (
    <Trans>
      Not saved. A teammate or the mentor made a change first. Check the updated page, then decide.
    </Trans>
  );
}

/** Reloads the mentor after an action, also when it failed. */
function useActing({ _id, status, revision }: MentorFile) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: { act: TeamAct; reason?: string }) =>
      proved(() =>
        callApi(actOnMentor, {
          params: { mentorId: _id },
          body: { act, from: status, revision, ...(reason !== undefined && { reason }) },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
}
