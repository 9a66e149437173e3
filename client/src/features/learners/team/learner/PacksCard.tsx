import { Plural, Trans } from '@lingui/react/macro';
import { hasRight } from '@preproom/models/contract/accounts/team/rights';
import type { StudentPack } from '@preproom/models/contract/learners/team/studentFile';
import type { PackState } from '@preproom/models/contract/payments/packs';
import type { ReactNode } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Block } from './Facts.tsx';
import type { LearnerPartProps } from './parts.ts';

const STATES: Record<PackState, { tone: BadgeTone; text: ReactNode }> = {
  active: { tone: 'success', text: <Trans>Active</Trans> },
  queued: { tone: 'info', text: <Trans>Waiting</Trans> },
  ended: { tone: 'plain', text: <Trans>Ended</Trans> },
};

/** The learner's packs, with what is left of each. Giving one needs the right to money. */
export function PacksCard({ learner, ask }: LearnerPartProps) {
  const rights = useStore(({ user }) => user?.rights) ?? [];
  return (
    <Block
      title={<Trans>Packs</Trans>}
      action={
        hasRight(rights, 'money') && (
          <Button tone="quiet" size="small" onClick={() => ask({ is: 'grant' })}>
            <Trans>Give a pack…</Trans>
          </Button>
        )
      }
    >
      {learner.packs.length === 0 && (
        <p className="text-muted">
          <Trans>No packs yet.</Trans>
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {learner.packs.map((pack) => (
          <PackRow key={pack._id} pack={pack} onExtend={() => ask({ is: 'extend', pack })} />
        ))}
      </ul>
    </Block>
  );
}

function PackRow({ pack, onExtend }: { pack: StudentPack; onExtend: () => void }) {
  const when = useWhen();
  const roundText = useRoundText();
  const { course, state, isClosed, isGranted, startDay, lastDay, latestDay, rounds } = pack;
  const left = rounds.filter((round) => round.state === 'free');
  const { tone, text } = STATES[state];
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-16 font-medium wrap-anywhere">{course}</h3>
        <Badge tone={tone}>{text}</Badge>
        {isClosed && (
          <Badge>
            <Trans>Refunded</Trans>
          </Badge>
        )}
        {isGranted && (
          <Badge>
            <Trans>Given by the team</Trans>
          </Badge>
        )}
      </div>
      <p className="text-14 text-muted tabular-nums">
        {when.packDay(startDay)} – {when.packDay(lastDay)}
      </p>
      <p className="text-14">
        <Plural value={left.length} _0="No rounds left" one="# round left" other="# rounds left" />
        {left.length > 0 && `: ${left.map(({ name }) => roundText(name)).join(', ')}`}
      </p>
      {!isClosed && lastDay < latestDay && (
        <Button tone="quiet" size="small" onClick={onExtend} className="mt-1 self-start">
          <Trans>Extend…</Trans>
        </Button>
      )}
    </li>
  );
}
