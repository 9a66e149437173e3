import { Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf } from '@preproom/models/contract/http/endpoint';
import {
  cancelStudentSession,
  type getStudentTimes,
  moveStudentSession,
} from '@preproom/models/contract/learners/team/studentActs';
import type { StudentSession } from '@preproom/models/contract/learners/team/studentFile';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { When } from '../../../ui/When.tsx';
import { TimePicker } from '../times/TimePicker.tsx';
import { ActDialog } from './ActDialog.tsx';
import { timesQuery, useAct } from './useAct.ts';

export interface SessionDialogProps {
  studentId: string;
  session: Pick<StudentSession, 'roomid' | 'startsAt' | 'round' | 'isFree'>;
  onClose: () => void;
  /** Closes the dialog and says on the page what has been done. */
  onDone: (what: string) => void;
}

/** Moves a session to a free time of its mentor. */
export function MoveDialog({ studentId, session, onClose, onDone }: SessionDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const sessionName = useSessionName();
  const [{ roomid, startsAt: from }] = useState(session);
  const query = useQuery(timesQuery(studentId, roomid));
  const form = useApiForm<{ time: string; reason: string }>({
    values: { time: '', reason: '' },
    draft: { key: `act:move:${roomid}:${from}`, fields: ['time', 'reason'] },
    async send({ time: startsAt, reason }) {
      const params = { studentId, roomid };
      await act(() => callApi(moveStudentSession, { params, body: { from, startsAt, reason } }));
      onDone(t`Session rescheduled. We’ve told the learner and the mentor.`);
    },
  });
  const { setValue, watch } = form.form;
  const chosen = watch('time');
  // One that was kept may be taken by now.
  const time = query.data?.times.includes(chosen) ? chosen : null;
  return (
    <ActDialog
      title={t`Reschedule ${sessionName(session)}`}
      form={form}
      action={<Trans>Reschedule</Trans>}
      isDisabled={time === null}
      isMentorTold
      onClose={onClose}
    >
      <p className="text-14 text-muted">
        <Trans>
          Now: <When instant={from} />
        </Trans>
      </p>
      <Times query={query} from={from} time={time} onChoose={(picked) => setValue('time', picked)} />
    </ActDialog>
  );
}

interface TimesProps {
  query: UseQueryResult<ResponseOf<typeof getStudentTimes>>;
  /** When the session is now. */
  from: string;
  time: string | null;
  onChoose: (time: string) => void;
}

function Times({ query: { data, error }, from, time, onChoose }: TimesProps) {
  const errorText = useErrorText();
  if (!data && error) return <Banner tone="error">{errorText(error)}</Banner>;
  if (!data) return <Skeleton className="h-80 shrink-0" />;
  if (data.times.length === 0)
    return (
      <Banner tone="info">
        <Trans>The mentor has no other available times before this pack expires.</Trans>
      </Banner>
    );
  const chosen = time ? [time] : [];
  return <TimePicker times={data.times} chosen={chosen} onChoose={onChoose} near={from} isNarrow />;
}

/** Cancels a session; its round is free again. */
export function CancelDialog({ studentId, session, onClose, onDone }: SessionDialogProps) {
  const { t } = useLingui();
  const act = useAct();
  const sessionName = useSessionName();
  const [{ roomid, startsAt: from }] = useState(session);
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `act:cancel:${roomid}`, fields: ['reason'] },
    async send({ reason }) {
      const params = { studentId, roomid };
      await act(() => callApi(cancelStudentSession, { params, body: { from, reason } }));
      onDone(t`Session cancelled. We’ve told the learner and the mentor.`);
    },
  });
  return (
    <ActDialog
      title={t`Cancel ${sessionName(session)}`}
      form={form}
      action={<Trans>Cancel session</Trans>}
      tone="danger"
      isMentorTold
      onClose={onClose}
    >
      <p className="text-muted">
        <Trans>
          <When instant={from} />. The learner gets the round back. We’ll e-mail the learner and the mentor.
        </Trans>
      </p>
    </ActDialog>
  );
}
