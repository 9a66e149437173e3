import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

export function ApplicationSteps() {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        <Step number="1" title={<Trans>Your e-mail</Trans>}>
          <Trans>Enter your e-mail above, then the code we send you.</Trans>
        </Step>
        <Step number="2" title={<Trans>Your profile</Trans>}>
          <Trans>
            Complete five short steps: about you, work, expertise, availability and resume. It takes about 10
            minutes, and you can stop and come back.
          </Trans>
        </Step>
        <Step number="3" title={<Trans>Review</Trans>}>
          <Trans>
            We aim to review your application within 3 working days. If something’s missing, we’ll tell you
            and you can reapply.
          </Trans>
        </Step>
        <Step number="4" title={<Trans>Get listed</Trans>}>
          <Trans>Once you’re verified, we list you as a mentor. You can leave any time.</Trans>
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
