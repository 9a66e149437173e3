import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { PageHead } from '../../lib/PageHead.tsx';
import { pageSettings } from '../../lib/pageSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { WhatItTakes } from './WhatItTakes.tsx';

/** Why mentor, what it takes, how it goes; `children` are the way in. */
export function BecomeMentorPage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Become a mentor`}
        description={t`Hold mock interviews for students in India: why, what it takes, and how an application goes.`}
      />
      <Container className="grid gap-10 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-16">
        <div className="flex max-w-2xl flex-col gap-8">
          <div className="flex flex-col gap-4">
            <PageHeading className="text-38 text-balance sm:text-48">
              <Trans>Give somebody the interview you wish you had had</Trans>
            </PageHeading>
            <p className="text-18 text-muted sm:text-20">
              <Trans>
                Forty-five minutes with you can be worth a term of reading. You ask as you would at work, and
                say afterwards what would have got them the job.
              </Trans>
            </p>
          </div>
          <Reasons />
        </div>
        <Entry>{children}</Entry>
      </Container>
      <WhatItTakes />
      <ApplicationSteps />
    </>
  );
}

function Entry({ children }: { children: ReactNode }) {
  const heading = useId();
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4 lg:sticky lg:top-24">
      <h2 id={heading} className="text-24">
        <Trans>Apply</Trans>
      </h2>
      {children}
    </Card>
  );
}

function Reasons() {
  const brand = pageSettings.brandName;
  return (
    <ul className="flex flex-col gap-6">
      <Reason title={<Trans>You decide when</Trans>}>
        <Trans>One interview a week or ten. Nothing is booked at a time that you have not offered.</Trans>
      </Reason>
      <Reason title={<Trans>The room does the rest</Trans>}>
        <Trans>
          Video, shared screen and chat in the browser, with nothing to install. The feedback form follows the
          interview, and saves itself while you write.
        </Trans>
      </Reason>
      <Reason title={<Trans>Your number stays yours</Trans>}>
        <Trans>
          Learners see your name, photo and profile, never your phone number or e-mail address. Everything
          goes through {brand}.
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
