import { Trans } from '@lingui/react/macro';
import type { NextStep } from '@preproom/models/contract/reports/nextStep';
import type { Reason, ReportFindings } from '@preproom/models/contract/reports/reportFindings';
import { reasonText, reasonTitle, stepText } from '@preproom/models/contract/words/reportWords';
import { Check, Target } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { bookPath } from '../../../lib/sessionPaths.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Link } from '../../../ui/Link.tsx';

export interface FindingsProps {
  findings: ReportFindings;
  /** The sample names them without a link: they are for a learner with this report. */
  steps?: 'linked' | 'named';
}

/** What went well and what to practise, each with its reason; an empty list is left out. */
export function Findings({ findings: { well, practise }, steps = 'linked' }: FindingsProps) {
  if (well.length === 0 && practise.length === 0) return null;
  return (
    <div className="grid gap-8 border-t border-line pt-10 sm:grid-cols-2 sm:gap-12 print:grid-cols-2 print:pt-6">
      {well.length > 0 && (
        <List title={<Trans>What went well</Trans>}>
          {well.map(({ reason }) => (
            <Item key={keyOf(reason)} reason={reason} icon={<Check className="text-leaf" />} />
          ))}
        </List>
      )}
      {practise.length > 0 && (
        <List title={<Trans>What to practise</Trans>}>
          {practise.map(({ reason, step }) => (
            <Item key={keyOf(reason)} reason={reason} icon={<Target className="text-peacock" />}>
              <Step step={step} isLinked={steps === 'linked'} />
            </Item>
          ))}
        </List>
      )}
    </div>
  );
}

const keyOf = (reason: Reason) => (reason.kind === 'rating' ? reason.criterion : reason.kind);

function List({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <h2 id={heading} className="text-20">
        {title}
      </h2>
      <ul className="flex flex-col gap-4">{children}</ul>
    </section>
  );
}

function Item({ reason, icon, children }: { reason: Reason; icon: ReactNode; children?: ReactNode }) {
  const words = useWords();
  return (
    <li className="flex break-inside-avoid items-start gap-3">
      <span aria-hidden="true" className="mt-0.5 [&_svg]:size-5">
        {icon}
      </span>
      <div className="flex min-w-0 flex-col gap-0.5 wrap-anywhere">
        <p className="font-medium">{reasonTitle(words, reason)}</p>
        <p className="text-14 text-muted">{reasonText(words, reason)}</p>
        {children}
      </div>
    </li>
  );
}

function Step({ step, isLinked }: { step: NextStep; isLinked: boolean }) {
  const words = useWords();
  return (
    <p className="text-14">
      <span className={isLinked ? 'hidden print:inline' : undefined}>
        <Trans>Next step:</Trans>{' '}
      </span>
      {isLinked ? <Link to={stepPath(step)}>{stepText(words, step)}</Link> : stepText(words, step)}
    </p>
  );
}

/** Where a next step is taken. */
function stepPath(step: NextStep): string {
  switch (step.kind) {
    case 'book':
      return bookPath(step.round);
    case 'mentors':
      return `${bookPath(step.round)}?${new URLSearchParams({ expertise: step.expertise })}`;
    case 'article':
      return `/Blog/${step.slug}`;
    case 'programs':
      return '/programs';
    case 'calendar':
      return '/Dashboard/student/sessions';
    case 'help':
      return '/in/faq';
  }
}
