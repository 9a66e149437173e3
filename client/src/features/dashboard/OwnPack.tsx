import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useStore } from '../../lib/store.ts';
import { useRoundText } from '../../lib/texts/roundText.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';

/** The learner's active pack and how many wait behind it; nothing for somebody who has never paid. */
export function OwnPack() {
  const pack = useStore((state) => state.ActivePack);
  const queued = useStore((state) => state.enrolments).filter(({ state }) => state === 'queued').length;
  const hasPayments = useStore((state) => state.UserTranscation.length > 0);
  const roundText = useRoundText();
  const { packDay } = useWhen();
  const heading = useId();
  if (!pack && !hasPayments) return null;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18">
        {pack ? <Trans>Your pack: {pack.course}</Trans> : <Trans>No active pack</Trans>}
      </h2>
      {pack && (
        <>
          <p className="text-14 text-muted">
            <Trans>Valid until {packDay(pack.lastDay)}</Trans>
          </p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
            {pack.rounds.map(({ name }) => (
              <li key={name}>{roundText(name)}</li>
            ))}
          </ul>
        </>
      )}
      {queued > 0 && (
        <p className="text-14 text-muted">
          <Plural
            value={queued}
            one="# more pack starts after this one."
            other="# more packs start after this one."
          />
        </p>
      )}
      <Link to="/dashboard/user/transcation" className="self-start text-14">
        <Trans>Payments</Trans>
      </Link>
    </Card>
  );
}
