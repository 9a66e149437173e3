import { Trans, useLingui } from '@lingui/react/macro';
import { READING_ALGORITHM, READING_RETENTION_DAYS } from '@preproom/models/contract/room/readings';
import type { ReactNode } from 'react';
import { PageHead } from '../../lib/page/PageHead.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReadingFormulas } from './ReadingFormulas.tsx';

/** For everybody: what is computed from a face and how, what it cannot know, who sees it and how it is deleted. */
export function HowReadingsWorkPage() {
  const { t } = useLingui();
  return (
    <article className="mx-auto flex max-w-3xl flex-col gap-12 px-4 py-12 sm:px-6">
      <header className="flex flex-col gap-4">
        <PageHead
          title={t`How expression reading works`}
          description={t`What is computed from your face during an interview and how, what it cannot know, who sees it, and how you delete it.`}
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
            These numbers describe movements of your face during this practice, compared with your own resting
            face. They do not show what you felt, and people with the same feeling can look very different.
            100 % means “strongest of the five signals”, not “full marks”.
          </Trans>
        </p>
      </header>
      <OnYourDevice />
      <Section title={t`The five readings`}>
        <p>
          <Trans>
            Each reading says how much the face showed movements that people commonly read that way, from 0 to
            1. This is algorithm {READING_ALGORITHM}; its weights follow published tables of facial movements
            in their direction, while their sizes are our choice.
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
            Nothing is read until you agree, on a question of its own. Only faces of adults are read: your
            date of birth decides. Saying no costs you nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            First you look at the screen for ten seconds, relaxed, as if listening. That is your resting face;
            everything after it is compared with it alone, never with other people.
          </Trans>
        </li>
        <li>
          <Trans>
            A face model in your browser looks at five to ten pictures a second. On a slower device it looks
            at fewer and does not count blinks.
          </Trans>
        </li>
        <li>
          <Trans>
            Twice a second five whole numbers leave your device, with their count, their time and how well the
            face could be seen. Pictures, face points and single movements never do.
          </Trans>
        </li>
        <li>
          <Trans>
            When no face is seen, when you have turned away, the light is poor, the camera is off or the page
            is hidden, nothing is sent, not even a zero.
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
          Every reading is averaged over the session. The highest of the five averages is taken as 100 %, and
          the others are shown as a share of it, rounded up. The four percentages do not add up to 100.
        </Trans>
      </p>
      <p>
        <Trans>
          A short sample (under 60 readings, under 30 seconds, or a face in view less than 30 % of the time)
          is marked as one.
        </Trans>
      </p>
    </Section>
  );
}

function CannotKnow() {
  const { t } = useLingui();
  return (
    <Section title={t`What it cannot know`}>
      <List>
        <li>
          <Trans>
            What you felt or thought. A scowl is often concentration, and a smile can be politeness.
          </Trans>
        </li>
        <li>
          <Trans>
            How good your answers were. Nothing here predicts a hiring decision, and nothing uses it.
          </Trans>
        </li>
        <li>
          <Trans>Anything about your health.</Trans>
        </li>
        <li>
          <Trans>
            How you compare with other people. Faces, glasses, beards, headscarves, squints, palsies, tics,
            autism and customs of looking all change what a camera sees; your own resting face as the measure
            helps, but does not cure this.
          </Trans>
        </li>
        <li>
          <Trans>
            How large each movement should count. Those values have not been confirmed on enough people yet,
            so this is a beta.
          </Trans>
        </li>
      </List>
    </Section>
  );
}

function WhoSees() {
  const { t } = useLingui();
  return (
    <Section title={t`Who sees it, and how it ends`}>
      <List>
        <li>
          <Trans>
            Only you. Your mentor sees a session’s summary only if you share that session, and you can take
            that back. It never enters rankings, matching, search, scores or certificates.
          </Trans>
        </li>
        <li>
          <Trans>A badge shows while your face is read, and one press stops it.</Trans>
        </li>
        <li>
          <Trans>
            In your report you can delete a session’s readings at once. Otherwise they are deleted after{' '}
            {READING_RETENTION_DAYS} days; the totals behind the percentages stay until you delete them.
          </Trans>
        </li>
      </List>
    </Section>
  );
}
