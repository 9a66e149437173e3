import { Trans, useLingui } from '@lingui/react/macro';
import type { OpeningStep, Opening as Steps } from '@preproom/models/contract/team/opening';
import { Check, Circle } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Confirm } from './Confirm.tsx';
import { RelayTest } from './RelayTest.tsx';
import { TestMail } from './TestMail.tsx';

/** What is left to do before people can pay and meet. Gone when all is done. */
export function Opening({ steps }: { steps: Steps }) {
  const id = useId();
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card as="section" labelledBy={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-20">
          <Trans>Before you open</Trans>
        </h2>
        <p className="text-14 text-muted tabular-nums">
          <Trans>
            {done} of {steps.length} done
          </Trans>
        </p>
      </div>
      <ol className="divide-y divide-line">
        {steps.map(({ step, isDone }) => (
          <Step key={step} step={step} isDone={isDone} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step, isDone }: { step: OpeningStep; isDone: boolean }) {
  const { t } = useLingui();
  const Icon = isDone ? Check : Circle;
  const { title, text, action } = wordsOf(step, isDone);
  return (
    <li className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon
        role="img"
        aria-label={isDone ? t`Done` : t`Not done yet`}
        className={isDone ? 'mt-0.5 size-5 shrink-0 text-leaf' : 'mt-0.5 size-5 shrink-0 text-muted'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h3 className="font-medium">{title}</h3>
        {!isDone && <p className="text-14 text-muted">{text}</p>}
        {action}
      </div>
    </li>
  );
}

function wordsOf(
  step: OpeningStep,
  isDone: boolean,
): { title: ReactNode; text: ReactNode; action: ReactNode } {
  switch (step) {
    case 'seller':
      return {
        title: <Trans>Seller details</Trans>,
        text: (
          <Trans>
            Set SELLER_NAME, SELLER_ADDRESS and SELLER_PHONE. They appear on receipts, the contact page and in
            the terms.
          </Trans>
        ),
        action: null,
      };
    case 'mail':
      return {
        title: <Trans>E-mails arrive</Trans>,
        text: <Trans>Send yourself one. Look in the spam folder too.</Trans>,
        action: <TestMail isDone={isDone} />,
      };
    case 'relay':
      return {
        title: <Trans>The relay answers</Trans>,
        text: (
          <Trans>
            Without it, people behind strict networks can’t join a call. Test it from outside your own
            network.
          </Trans>
        ),
        action: <RelayTest isDone={isDone} />,
      };
    case 'texts':
      return {
        title: <Trans>Legal pages and articles are checked</Trans>,
        text: (
          <Trans>
            Have a lawyer check the terms, privacy policy and refund policy. Then read the articles yourself.
          </Trans>
        ),
        action: (
          <>
            {!isDone && (
              <p className="flex flex-wrap gap-x-4">
                <Link to="/terms">
                  <Trans>Terms</Trans>
                </Link>
                <Link to="/privacy">
                  <Trans>Privacy policy</Trans>
                </Link>
                <Link to="/hq/admin/blogs">
                  <Trans>Articles</Trans>
                </Link>
              </p>
            )}
            <Confirm step="texts" isDone={isDone} />
          </>
        ),
      };
    case 'mentor':
      return {
        title: <Trans>One mentor is verified</Trans>,
        text: <Trans>Without one, learners pay and have no one to book.</Trans>,
        action: isDone ? null : (
          <Link to="/hq/admin/mentor">
            <Trans>Mentors</Trans>
          </Link>
        ),
      };
    case 'programs':
      return {
        title: <Trans>One program is open</Trans>,
        text: <Trans>All programs start closed. Check each price before you open it.</Trans>,
        action: isDone ? null : (
          <Link to="/hq/admin/product">
            <Trans>Programs</Trans>
          </Link>
        ),
      };
    case 'payment':
      return {
        title: <Trans>One payment came through</Trans>,
        text: (
          <Trans>
            Buy a program yourself, then refund it. You’ll see the receipt and the refund as a learner does.
          </Trans>
        ),
        action: isDone ? null : (
          <Link to="/hq/admin/payments">
            <Trans>Payments</Trans>
          </Link>
        ),
      };
    case 'secondFactor':
      return {
        title: <Trans>Two-step login is on for the whole team</Trans>,
        text: (
          <Trans>Each member turns it on in Settings. Set TEAM_SECOND_FACTOR=required to enforce it.</Trans>
        ),
        action: isDone ? null : (
          <Link to="/account/settings">
            <Trans>Settings</Trans>
          </Link>
        ),
      };
    case 'backup':
      return {
        title: <Trans>A backup was restored</Trans>,
        text: (
          <Trans>Take one with npm run backup and restore it on another machine with npm run restore.</Trans>
        ),
        action: <Confirm step="backup" isDone={isDone} />,
      };
  }
}
