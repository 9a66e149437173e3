import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BriefcaseBusiness, ListChecks, type LucideIcon, SquareTerminal, Timer } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';

interface Way {
  id: 'topics' | 'mock' | 'case' | 'coding';
  Icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
  start: MessageDescriptor;
}

const WAYS: readonly Way[] = [
  {
    id: 'topics',
    Icon: ListChecks,
    title: msg`Topic practice`,
    text: msg`Answer questions on one topic without a clock, and see why each answer is right.`,
    start: msg`Choose a topic`,
  },
  {
    id: 'mock',
    Icon: Timer,
    title: msg`Mock tests`,
    text: msg`Take a whole placement test with timed sections.`,
    start: msg`Choose a test`,
  },
  {
    id: 'case',
    Icon: BriefcaseBusiness,
    title: msg`Guided cases`,
    text: msg`Work through a business case step by step, with tables, hints and model answers.`,
    start: msg`Choose a case`,
  },
  {
    id: 'coding',
    Icon: SquareTerminal,
    title: msg`Coding practice`,
    text: msg`Solve problems in Python, Java, C++, JavaScript or SQL, at your own pace or against the clock.`,
    start: msg`Choose a problem`,
  },
];

/** What learners can do besides the three assessments, a card each. */
export function Practice() {
  const { t } = useLingui();
  return (
    <section
      id="practice"
      aria-labelledby="practice-title"
      className="flex scroll-mt-16 flex-col gap-6 border-t border-line py-8 sm:py-12"
    >
      <h2 id="practice-title" className="text-24 sm:text-30">
        <Trans>Practise for placement tests</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {WAYS.map(({ id, Icon, title, text, start }) => (
          <Card as="li" key={id} className="flex flex-col items-start gap-3">
            <Icon aria-hidden className="size-8 text-peacock" strokeWidth={1.5} />
            <h3 className="text-20">{t(title)}</h3>
            <p className="grow text-muted">{t(text)}</p>
            <ButtonLink to={`/assessments/${id}`} tone="quiet" className="mt-2 max-sm:w-full">
              {t(start)}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </section>
  );
}
