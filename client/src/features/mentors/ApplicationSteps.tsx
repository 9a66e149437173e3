import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

export function ApplicationSteps() {
  return (
    <Section title={<Trans>How it goes</Trans>}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Step number="1" title={<Trans>Your address</Trans>}>
          <Trans>You type your e-mail address above, and the code that we send there.</Trans>
        </Step>
        <Step number="2" title={<Trans>Your profile</Trans>}>
          <Trans>
            Four short steps, about ten minutes: you, your work, what you know, your resume. Each step is
            saved, so you can go on another day.
          </Trans>
        </Step>
        <Step number="3" title={<Trans>Our look</Trans>}>
          <Trans>
            Somebody of our team reads it; our aim is three working days. If something is missing we write
            what, and you apply again.
          </Trans>
        </Step>
        <Step number="4" title={<Trans>You are listed</Trans>}>
          <Trans>Learners find you as a verified mentor. You can leave at any time.</Trans>
        </Step>
      </ol>
    </Section>
  );
}

function Step({ number, title, children }: { number: string; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 border-t border-line-strong pt-4">
      <span aria-hidden className="font-heading text-30 text-peacock tabular-nums">
        {number}
      </span>
      <h3 className="text-20">{title}</h3>
      <p className="text-muted">{children}</p>
    </li>
  );
}
