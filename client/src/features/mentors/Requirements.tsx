import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

export function Requirements() {
  return (
    <Section
      ground="raised"
      title={<Trans>What you need</Trans>}
      lead={<Trans>There’s no exam. Our team reads every application.</Trans>}
    >
      <ul className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
        <Item>
          <Trans>Work experience in the field you’ll interview for, shown on your resume and LinkedIn</Trans>
        </Item>
        <Item>
          <Trans>Experience as an interviewer, team lead or teacher</Trans>
        </Item>
        <Item>
          <Trans>Fluent English, Hindi or another Indian language</Trans>
        </Item>
        <Item>
          <Trans>A camera, a microphone and a quiet room for 45 minutes</Trans>
        </Item>
        <Item>
          <Trans>The patience to give kind, honest feedback on 20 criteria after each interview</Trans>
        </Item>
        <Item>
          <Trans>An e-mail you don’t already use for a learner account</Trans>
        </Item>
      </ul>
    </Section>
  );
}

function Item({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <span>{children}</span>
    </li>
  );
}
