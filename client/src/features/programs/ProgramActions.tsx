import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/business/products';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import type { ProgramState } from './programState.ts';

/** The buttons of a program card. */
export function ProgramActions({ program, state }: { program: Product; state: ProgramState }) {
  return (
    <div className="flex flex-col gap-2">
      <MainAction program={program} state={state} />
      {(state === 'open' || state === 'closed') && (
        <ButtonLink tone="quiet" to={contactPath(program.product_name)}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function MainAction({ program, state }: { program: Product; state: ProgramState }) {
  const { t } = useLingui();
  switch (state) {
    case 'loading':
      return (
        <Button disabled>
          <Trans>Loading....</Trans>
        </Button>
      );
    case 'enrolled':
      return (
        <ButtonLink to="/dashboard">
          <Trans>Go To Course</Trans>
        </ButtonLink>
      );
    case 'open':
      return <Enrol program={program} />;
    case 'closed':
      return (
        <ButtonLink to={contactPath(t`Waitlist: ${program.product_name}`)}>
          <Trans>Waitlist</Trans>
        </ButtonLink>
      );
  }
}

/** Visitors log in first and return to the same card. */
function Enrol({ program }: { program: Product }) {
  const isLoggedIn = useStore((state) => state.user !== null);
  const back = encodeURIComponent(`/programs#${program._id}`);
  const text = <Trans>Enroll Now</Trans>;
  if (!isLoggedIn) return <ButtonLink to={`/account/login?next=${back}`}>{text}</ButtonLink>;
  // A document of its own: only there may the payment provider's script run.
  return (
    <ButtonLink reloadDocument to={`/checkout/${program._id}`}>
      {text}
    </ButtonLink>
  );
}

function contactPath(topic: string): string {
  return `/contactus?program=${encodeURIComponent(topic)}`;
}
