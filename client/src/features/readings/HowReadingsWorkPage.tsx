import { Trans, useLingui } from '@lingui/react/macro';
import { READING_ALGORITHM, READING_RETENTION_DAYS } from '@preproom/models/contract/readings/readings';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReadingFormulas } from './ReadingFormulas.tsx';

/** Public page: what is computed from a face and how, its limits, who sees it and how to delete it. */
export function HowReadingsWorkPage() {
  const { t } = useLingui();
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-12 px-4 py-12 sm:px-6">
      <header className="flex flex-col gap-4">
        <PageHead
          title={t`How expression reading works`}
          description={t`What we calculate from your face during an interview, what it can’t tell you, who sees it and how to delete it.`}
        />
        <PageHeading>
          <Trans>How expression reading works</Trans>
        </PageHeading>
        <p>
          <Badge tone="info">
            <Trans>Beta</Trans>
          </Badge>
        </p>
        <p className="text-18">
          <Trans>
            These numbers describe how your face moved during this practice, compared with your own relaxed
            face. They don’t show what you felt: people with the same feeling can look very different. 100%
            means “strongest of the five signals”, not “full marks”.
          </Trans>
        </p>
      </header>
      <OnYourDevice />
      <Section title={t`The five readings`}>
        <p>
          <Trans>
            Each reading, from 0 to 1, says how much your face showed the movements that people commonly
            associate with it. This is algorithm {READING_ALGORITHM}. Which movements count follows published
            tables of facial movements. How much each one counts is our choice.
          </Trans>
        </p>
        <ReadingFormulas />
      </Section>
      <Summary />
      <CannotKnow />
      <WhoSees />
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-24">{title}</h2>
      {children}
    </section>
  );
}

function List({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5">{children}</ul>;
}

function OnYourDevice() {
  const { t } = useLingui();
  return (
    <Section title={t`On your device`}>
      <List>
        <li>
          <Trans>
            Nothing is read until you agree, and we ask you separately. It’s only for people aged 18 or over,
            based on their date of birth. Everything else works without it.
          </Trans>
        </li>
        <li>
          <Trans>
            First, you look at the screen for ten seconds with a relaxed face, as if listening. We compare you
            only with this relaxed face, never with other people.
          </Trans>
        </li>
        <li>
          <Trans>
            A face model in your browser checks five to ten frames a second. On slower devices it checks fewer
            and doesn’t count blinks.
          </Trans>
        </li>
        <li>
          <Trans>
            Twice a second, your device sends five numbers, a count, the time and how clearly it saw your
            face. Images, face points and individual movements never leave it.
          </Trans>
        </li>
        <li>
          <Trans>
            Nothing is sent, not even a zero, when no face is visible, you’ve turned away, the light is poor,
            the camera is off or the page is hidden.
          </Trans>
        </li>
      </List>
    </Section>
  );
}

function Summary() {
  const { t } = useLingui();
  return (
    <Section title={t`From readings to percentages`}>
      <p>
        <Trans>
          We average each reading over the session. The highest of the five averages counts as 100%, and the
          others are shown as a share of it, rounded up. The four percentages don’t add up to 100.
        </Trans>
      </p>
      <p>
        <Trans>
          A sample is marked as short if it has fewer than 60 readings, lasts under 30 seconds, or shows a
          face less than 30% of the time.
        </Trans>
      </p>
    </Section>
  );
}

function CannotKnow() {
  const { t } = useLingui();
  return (
    <Section title={t`What it can’t tell you`}>
      <List>
        <li>
          <Trans>
            What you felt or thought. A frown is often just concentration, and a smile can be politeness.
          </Trans>
        </li>
        <li>
          <Trans>
            How good your answers were. These numbers don’t predict hiring decisions and aren’t used for any.
          </Trans>
        </li>
        <li>
          <Trans>Anything about your health.</Trans>
        </li>
        <li>
          <Trans>
            How you compare with other people. Face shape, glasses, beards, headscarves, squints, facial
            paralysis, tics, autism and habits of eye contact all change what a camera sees. Comparing you
            with your own relaxed face helps, but doesn’t fully solve this.
          </Trans>
        </li>
        <li>
          <Trans>
            How much each movement should count. We haven’t tested these weights on enough people yet, so this
            is a beta.
          </Trans>
        </li>
      </List>
    </Section>
  );
}

function WhoSees() {
  const { t } = useLingui();
  return (
    <Section title={t`Who sees it and how to delete it`}>
      <List>
        <li>
          <Trans>
            Only you. Your mentor sees a session’s summary only if you share it, and you can stop sharing at
            any time. It’s never used for rankings, matching, search, scores or certificates.
          </Trans>
        </li>
        <li>
          <Trans>You’ll see a badge while your face is being read. Press Stop to end it.</Trans>
        </li>
        <li>
          <Trans>
            You can delete a session’s readings from your report at any time. Otherwise we delete them after{' '}
            {READING_RETENTION_DAYS} days. The totals behind the percentages stay until you delete them.
          </Trans>
        </li>
      </List>
    </Section>
  );
}
