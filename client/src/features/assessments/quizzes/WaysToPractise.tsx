import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../../ui/Link.tsx';

const WAYS: readonly { to: string; name: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    to: '/assessments/topics',
    name: msg`Topic practice`,
    text: msg`One topic, no clock, hints and worked answers`,
  },
  {
    to: '/assessments/mock',
    name: msg`Mock tests`,
    text: msg`Sections and clocks as in campus drives`,
  },
  {
    to: '/assessments/case',
    name: msg`Guided cases`,
    text: msg`Business cases step by step, with model answers`,
  },
];

/** Links to what a learner can do besides quizzes. */
export function WaysToPractise() {
  const { t } = useLingui();
  return (
    <nav aria-labelledby="practise" className="flex flex-col gap-3">
      <h2 id="practise" className="text-18 sm:text-24">
        <Trans>Practise</Trans>
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {WAYS.map(({ to, name, text }) => (
          <li key={to} className="flex flex-col gap-1 rounded-card border border-line bg-raised p-4">
            <Link to={to} className="self-start font-medium">
              {t(name)}
            </Link>
            <span className="text-14 text-muted">{t(text)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
