import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '../../ui/Section.tsx';

export function WhatItTakes() {
  return (
    <Section
      ground="raised"
      title={<Trans>What it takes</Trans>}
      lead={<Trans>There is no exam. Somebody of our team reads every application.</Trans>}
    >
      <ul className="grid gap-x-12 gap-y-4 sm:grid-cols-2">
        <Item>
          <Trans>
            Experience at work in what you want to interview about, shown by your resume and LinkedIn page
          </Trans>
        </Item>
        <Item>
          <Trans>Having sat on the other side of the table: as an interviewer, a lead, a teacher</Trans>
        </Item>
        <Item>
          <Trans>English, Hindi or another Indian language in which you speak with ease</Trans>
        </Item>
        <Item>
          <Trans>A camera, a microphone and a quiet place for three quarters of an hour</Trans>
        </Item>
        <Item>
          <Trans>
            The patience to rate twenty points afterwards, and to say kindly what was not good yet
          </Trans>
        </Item>
        <Item>
          <Trans>An e-mail address that you do not already learn with here</Trans>
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
