import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Callback } from './callback/Callback.tsx';

/** How to start, beside the form that requests a call. */
export function Steps() {
  const heading = useId();
  return (
    <section id="start" aria-labelledby={heading} className="scroll-mt-16 py-5 sm:py-16 lg:py-24">
      <Container className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col gap-5 sm:gap-12">
          <h2 id={heading} className="text-24 sm:text-38">
            <Trans>Get Started in 3 Easy Steps</Trans>
          </h2>
          <ol className="flex flex-col">
            <Step number={1} title={<Trans>Choose your program</Trans>}>
              <Trans>
                Compare rounds, sessions and prices on the <Link to="/programs">programs page</Link>.
              </Trans>
            </Step>
            <Step number={2} title={<Trans>Shortlist your preferred mentor</Trans>}>
              <Trans>
                Each profile shows the mentor’s field, company, languages and available times.{' '}
                <Link to="/mentors">Find a mentor</Link> in your own field.
              </Trans>
            </Step>
            <Step number={3} title={<Trans>Begin your one-on-one mentorship</Trans>}>
              <Trans>Meet in the live room, one round at a time. You get a report after each one.</Trans>
            </Step>
          </ol>
        </div>
        <Callback />
      </Container>
    </section>
  );
}

interface StepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

/** A line connects each step to the next. */
function Step({ number, title, children }: StepProps) {
  return (
    <li className="group relative flex gap-4 pb-4 last:pb-0 sm:gap-6 sm:pb-8">
      <span
        aria-hidden
        className="absolute top-10 bottom-0 left-5 w-px bg-line group-last:hidden sm:top-12 sm:left-6"
      />
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-full border border-line-strong bg-raised font-heading text-18 font-semibold text-peacock sm:size-12 sm:text-20"
      >
        {number}
      </span>
      <div className="flex flex-col gap-0.5 pt-1.5 sm:gap-1 sm:pt-2">
        <h3 className="text-18 sm:text-20">{title}</h3>
        <p className="max-w-prose text-muted max-sm:text-14">{children}</p>
      </div>
    </li>
  );
}
