import { Trans } from '@lingui/react/macro';
import { Prose } from '../../../ui/Prose.tsx';
import { Specimen } from './Specimen.tsx';

const SIZES = ['text-48', 'text-38', 'text-30', 'text-24', 'text-20'];

export function TextSpecimens() {
  return (
    <>
      <Specimen name="font-heading" className="flex-col items-start gap-1">
        {SIZES.map((size) => (
          <p key={size} className={`font-heading font-semibold tracking-tight ${size}`}>
            <Trans>Ready when it counts</Trans>
          </p>
        ))}
      </Specimen>
      <Specimen name="Prose">
        <Prose>
          <h3>
            <Trans>Start with the answer</Trans>
          </h3>
          <p>
            <Trans>
              Say what you did in one sentence, then how, then the result. The listener can ask for more and{' '}
              <a href="#prose">knows where you’re heading</a>.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>One example is enough.</Trans>
            </li>
            <li>
              <Trans>People remember numbers: 40% faster, 3 weeks, ₹1,25,000.</Trans>
            </li>
          </ul>
          <blockquote>
            <p>
              <Trans>Think aloud. Silence doesn’t show how you work.</Trans>
            </p>
          </blockquote>
        </Prose>
      </Specimen>
    </>
  );
}
