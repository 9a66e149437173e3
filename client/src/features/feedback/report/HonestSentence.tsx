import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../ui/Banner.tsx';
import { Link } from '../../../ui/Link.tsx';

/** What the four percentages mean and what they do not; stands wherever they are shown. */
export function HonestSentence({ reader }: { reader: 'learner' | 'mentor' }) {
  return (
    <p className="max-w-prose text-14 text-muted">
      {reader === 'learner' ? (
        <Trans>
          These numbers describe movements of your face during this practice, compared with your own resting
          face. They do not show what you felt, and people with the same feeling can look very different. 100
          % means “strongest of the five signals”, not “full marks”.
        </Trans>
      ) : (
        <Trans>
          These numbers describe movements of the learner’s face during this practice, compared with their own
          resting face. They do not show what the learner felt, and people with the same feeling can look very
          different. 100 % means “strongest of the five signals”, not “full marks”.
        </Trans>
      )}{' '}
      <Link to="/expression-readings">
        <Trans>How this is computed</Trans>
      </Link>
    </p>
  );
}

export function ShortSampleNote() {
  return (
    <Banner tone="info" className="text-14">
      <Trans>Short sample: the camera saw the face for too short a time to lean on these numbers.</Trans>
    </Banner>
  );
}
