import { Trans } from '@lingui/react/macro';
import { SampleFrame } from './SampleFrame.tsx';

const CHOICES = [
  {
    text: 'Tell your lead now, say what is missing, and offer to show the finished half tomorrow.',
    credit: 100,
    reason: 'The lead can still plan, and you bring a proposal with the problem.',
  },
  {
    text: 'Work through the night and hope that it is done by the morning.',
    credit: 20,
    reason: 'It may work, but if it does not, nobody had time to react.',
  },
];

/** A situation that is not among those of the assessment, with two of its choices. */
export function BehaviourSample() {
  return (
    <SampleFrame title={<Trans>A work situation</Trans>}>
      <p lang="en">
        It is your second week as an intern. At 6 pm you see that your part of tomorrow’s demo will only be
        half done. What do you do?
      </p>
      <ul className="flex flex-col gap-3">
        {CHOICES.map(({ text, credit, reason }) => (
          <li key={text} className="rounded-control border border-line p-3">
            <p lang="en">{text}</p>
            <p className="mt-1 text-14 text-muted">
              <span className="font-medium text-ink tabular-nums">
                <Trans>{credit}% of the points</Trans>
              </span>{' '}
              · <span lang="en">{reason}</span>
            </p>
          </li>
        ))}
      </ul>
    </SampleFrame>
  );
}
