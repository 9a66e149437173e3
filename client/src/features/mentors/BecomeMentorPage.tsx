import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { PayRules } from '../../shared/mentors/PayRules.tsx';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Section } from '../../ui/Section.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { mentorPayQuery } from './api.ts';
import { MentorEntry } from './MentorEntry.tsx';
import { Requirements } from './Requirements.tsx';

/** Reasons, requirements, steps and the form to start with. */
export function BecomeMentorPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Become a mentor`}
        description={t`Run mock interviews for students in India. See how pay works, what you need and how to apply.`}
      />
      <Container className="grid gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-16">
        <div className="flex max-w-2xl flex-col gap-8">
          <div className="flex flex-col gap-4">
            <PageHeading className="text-38 text-balance sm:text-48">
              <Trans>Give someone the interview you wish you’d had</Trans>
            </PageHeading>
            <p className="text-18 text-muted sm:text-20">
              <Trans>
                Forty-five minutes with you can teach more than a semester of reading. Ask what you’d ask at
                work, then tell them what would have got them the job.
              </Trans>
            </p>
          </div>
          <Reasons />
        </div>
        <Entry />
      </Container>
      <Pay />
      <Requirements />
      <ApplicationSteps />
    </>
  );
}

function Entry() {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 id={heading} className="text-24">
        <Trans>Apply</Trans>
      </h2>
      <MentorEntry />
    </Card>
  );
}

/** Left out while it loads or if that fails: the rest of the page stands without it. */
function Pay() {
  const { data } = useQuery(mentorPayQuery());
  if (!data) return null;
  return (
    <Section id="pay" title={<Trans>What you earn</Trans>}>
      <div className="flex max-w-2xl flex-col gap-4">
        <PayRules rates={data} />
      </div>
    </Section>
  );
}

function Reasons() {
  const brand = usePageSettings().brandName;
  return (
    <ul className="flex flex-col gap-6">
      <Reason title={<Trans>Choose your hours</Trans>}>
        <Trans>One interview a week or ten. You’re only booked at times you offer.</Trans>
      </Reason>
      <Reason title={<Trans>Nothing to install</Trans>}>
        <Trans>
          Video, screen sharing and chat run in your browser. The feedback form opens after the interview and
          saves as you type.
        </Trans>
      </Reason>
      <Reason title={<Trans>Your contact details stay private</Trans>}>
        <Trans>
          Once you’re verified, your name, photo and profile are public on the web. Your phone number and
          e-mail never are. Everything happens on {brand}.
        </Trans>
      </Reason>
    </ul>
  );
}

function Reason({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-1 border-s-2 border-peacock ps-4">
      <h2 className="text-18">{title}</h2>
      <p className="text-muted">{children}</p>
    </li>
  );
}
