import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type ShownProblem,
  type ShownQuality,
  shownQuality,
} from '../../../call/connectionQuality/shownQuality.ts';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { cx } from '../../../lib/cx.ts';
import { useConnectionQuality } from './useConnectionQuality.ts';

export interface ConnectionStatusProps {
  call: Call;
  state: InRoomState;
}

export type ConnectionTone = 'well' | 'attention' | 'bad';

/** How much the connection needs attention. */
export function useConnectionTone({ call, state }: ConnectionStatusProps): ConnectionTone {
  const grade = useShownQuality(call, state)?.grade ?? 3;
  if (state.status !== 'connected') return 'attention';
  if (grade === 1) return 'bad';
  return state.signalling === 'joined' && grade === 3 ? 'well' : 'attention';
}

/** The connection quality as a word with its cause; on a small stage the cause is left to screen readers. */
export function ConnectionStatus({ call, state }: ConnectionStatusProps) {
  const shown = useShownQuality(call, state);
  const hasWord = shown !== null && state.status === 'connected';
  const isTroubled = hasWord && shown.grade < 3;
  return (
    <>
      {isTroubled && (
        <span aria-hidden className="hidden small:inline">
          {shown.grade === 2 ? <Trans>Fair connection</Trans> : <Trans>Poor connection</Trans>}
        </span>
      )}
      <span className={cx(isTroubled && 'small:sr-only')}>
        <StandingWord state={state} />
        {hasWord && (
          <span className="small:sr-only">
            <span aria-hidden> · </span>
            <QualityWord call={call} state={state} />
          </span>
        )}
      </span>
    </>
  );
}

function StandingWord({ state }: { state: InRoomState }) {
  if (state.signalling !== 'joined') {
    if (state.isOutdated) return <Trans>Connected. Chat is paused</Trans>;
    if (state.status === 'connected') return <Trans>Connected. Chat is reconnecting</Trans>;
    return <Trans>Reconnecting to the server</Trans>;
  }
  switch (state.status) {
    case 'connected':
      return (
        <span>
          <Trans>Connected</Trans>
        </span>
      );
    case 'connecting':
      return <Trans>Connecting</Trans>;
    case 'reconnecting':
      return <Trans>Reconnecting</Trans>;
    case 'waiting':
      return <Trans>Waiting</Trans>;
  }
}

function QualityWord(props: { call: Call; state: InRoomState }): ReactNode {
  const text = useQualityText(props.call, props.state);
  return text && <span>{text}</span>;
}

/** Of what is measured and what the notices say. */
function useShownQuality(call: Call, state: InRoomState): ShownQuality | null {
  const grade = useConnectionQuality(call, ({ quality }) => quality?.grade ?? null);
  const problem = useConnectionQuality(call, ({ quality }) => quality?.problem ?? null);
  const sending = useConnectionQuality(call, (connection) => connection.sending);
  return shownQuality(grade && { grade, problem }, [sending, state.room.other.media.sending]);
}

/** "Good", or what is wrong and why; null until it is measured. */
export function useQualityText(call: Call, state: InRoomState): string | null {
  const { t } = useLingui();
  const shown = useShownQuality(call, state);
  if (shown === null) return null;
  const { grade, problem } = shown;
  if (problem === null) return t`Good`;
  const causes: Record<ShownProblem, string> = {
    loss_in: t`their audio is breaking up`,
    loss_out: t`your audio is breaking up`,
    delay: t`audio is delayed`,
    jitter: t`audio is cutting in and out`,
    stalls: t`their video keeps freezing`,
    sound_only: t`audio only for now`,
    small_picture: t`video is lower quality`,
  };
  const cause = causes[problem];
  return grade === 2 ? t`Fair: ${cause}` : t`Poor: ${cause}`;
}
