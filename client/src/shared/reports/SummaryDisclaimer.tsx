import { Trans } from '@lingui/react/macro';
import { Banner } from '../../ui/Banner.tsx';
import { Link } from '../../ui/Link.tsx';

/** What the four percentages mean and what they do not mean; shown wherever they are. */
export function SummaryDisclaimer({ reader }: { reader: 'learner' | 'mentor' }) {
  return (
    <p className="max-w-prose text-14 text-muted">
      {reader === 'learner' ? (
        <Trans>
          These numbers describe how your face moved during this practice, compared with your own relaxed
          face. They don’t show what you felt: people with the same feeling can look very different. 100%
          means “strongest of the five signals”, not “full marks”.
        </Trans>
      ) : (
        <Trans>
          These numbers describe how the learner’s face moved during this practice, compared with their own
          relaxed face. They don’t show what the learner felt: people with the same feeling can look very
          different. 100% means “strongest of the five signals”, not “full marks”.
        </Trans>
      )}{' '}
      <Link to="/expression-readings">
        <Trans>How this is calculated</Trans>
      </Link>
    </p>
  );
}

export function ShortSampleNote() {
  return (
    <Banner tone="info" className="text-14">
      <Trans>
        Short sample: the camera didn’t see the face long enough for these numbers to be reliable.
      </Trans>
    </Banner>
  );
}
