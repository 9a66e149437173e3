import { Trans } from '@lingui/react/macro';
import { FULL_REFUND_DAYS } from '@preproom/models/contract/payments/packDays';
import { useQuery } from '@tanstack/react-query';
import { FileText, type LucideIcon, ShieldCheck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { sessionPriceQuery } from './api.ts';

/** What a visitor asks first: who it is, what they get, and what it costs. */
export function Answers() {
  const { rupeesText } = useAmountTexts();
  const { seller } = usePageSettings();
  const { data: lowest } = useQuery(sessionPriceQuery());
  const price = lowest ? rupeesText(lowest.rupees) : null;
  const program = lowest?.program;
  return (
    <Container className="pb-6 sm:pb-12">
      <ul className="grid gap-3 border-t border-line pt-4 sm:grid-cols-3 sm:gap-8 sm:pt-8">
        <Answer Icon={ShieldCheck} title={<Trans>Every mentor is verified</Trans>}>
          <Trans>
            Our team checks each mentor’s work history before listing them.{' '}
            <Link to="/mentors">Meet the mentors</Link>
          </Trans>
        </Answer>
        <Answer Icon={FileText} title={<Trans>A report after every round</Trans>}>
          <Trans>
            Feedback on 20 criteria, with comments and one next step.{' '}
            <Link to="/sample-report">See a sample report</Link>
          </Trans>
        </Answer>
        <Answer
          Icon={Wallet}
          title={price ? <Trans>From {price} a session</Trans> : <Trans>Pay once, no subscription</Trans>}
        >
          {program && (
            <>
              <Trans>That’s the {program} program.</Trans>{' '}
            </>
          )}
          {price && seller?.hasGst && (
            <>
              <Trans>Prices include GST.</Trans>{' '}
            </>
          )}
          <Trans>
            Full refund within {FULL_REFUND_DAYS} days if you haven’t used a round.{' '}
            <Link to="/programs">Compare programs</Link>
          </Trans>
        </Answer>
      </ul>
    </Container>
  );
}

function Answer({ Icon, title, children }: { Icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      <Icon aria-hidden strokeWidth={1.5} className="row-span-2 mt-0.5 size-6 text-peacock" />
      <p className="font-medium">{title}</p>
      <p className="text-14 text-muted">{children}</p>
    </li>
  );
}
