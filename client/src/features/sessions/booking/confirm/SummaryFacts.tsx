import { Plural, Trans } from '@lingui/react/macro';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import { INTRODUCTION_MINUTES, SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';
import type { ReactNode } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { useWhen } from '../../../../lib/texts/when.ts';
import { When } from '../../../../ui/When.tsx';
import type { Purchase } from '../bookable.ts';
import { useTypeTexts } from '../typeTexts.ts';

export interface SummaryFactsProps {
  purchase: Purchase;
  mentor: PublicMentor | null;
  time: string | null;
}

/** The booking's summary. Placeholders for what is not chosen yet keep the rows in place. */
export function SummaryFacts({ purchase, mentor, time }: SummaryFactsProps) {
  const { typeText } = useTypeTexts();
  const { packDay } = useWhen();
  const minutes = purchase.isIntroduction ? INTRODUCTION_MINUTES : SESSION_MINUTES;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-14">
      <Fact label={<Trans>Session</Trans>}>{typeText(purchase.type)}</Fact>
      {purchase.pack && (
        <Fact label={<Trans>Pack</Trans>}>
          <Trans>
            {purchase.pack.course}, until {packDay(purchase.pack.lastDay)}
          </Trans>
        </Fact>
      )}
      <Fact label={<Trans>Mentor</Trans>} isOpen={!mentor}>
        {mentor ? mentor.Name : <Trans>Choose a mentor</Trans>}
      </Fact>
      <Fact label={<Trans>Time</Trans>} isOpen={!time}>
        {time ? <When instant={time} /> : <Trans>Choose a time</Trans>}
      </Fact>
      <Fact label={<Trans>Length</Trans>}>
        <Plural value={minutes} one="# minute" other="# minutes" />
      </Fact>
      <Fact label={<Trans>Price</Trans>}>
        {purchase.isIntroduction ? <Trans>Free</Trans> : <Trans>1 round from your pack</Trans>}
      </Fact>
    </dl>
  );
}

function Fact({ label, isOpen, children }: { label: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={cx('break-words', isOpen ? 'text-muted' : 'font-medium')}>{children}</dd>
    </>
  );
}
