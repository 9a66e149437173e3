import { Trans } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import type { ProgramState } from './programState.ts';
import { Waitlist } from './waitlist/Waitlist.tsx';

export interface ProgramActionsProps {
  program: Product;
  state: ProgramState;
}

/** The buttons of a program card. */
export function ProgramActions(props: ProgramActionsProps) {
  const { program, state } = props;
  return (
    <div className="flex flex-col gap-2">
      <MainAction {...props} />
      {state !== 'loading' && state !== 'enrolled' && (
        <ButtonLink tone="quiet" to={`/contactus?program=${encodeURIComponent(program.product_name)}`}>
          <Trans>Contact us</Trans>
        </ButtonLink>
      )}
    </div>
  );
}

function MainAction({ program, state }: ProgramActionsProps) {
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
    case 'waiting':
      return <Waitlist program={program} isWaiting={state === 'waiting'} />;
  }
}

/** Leads to the checkout. Visitors create an account or log in on the way. */
function Enrol({ program }: { program: Product }) {
  const isLoggedIn = useStore((state) => state.user !== null);
  const checkout = `/checkout/${program._id}`;
  const text = <Trans>Enroll Now</Trans>;
  if (!isLoggedIn)
    return <ButtonLink to={`/account/login?next=${encodeURIComponent(checkout)}`}>{text}</ButtonLink>;
  // A document of its own: only there may the payment provider's script run.
  return (
    <ButtonLink reloadDocument to={checkout}>
      {text}
    </ButtonLink>
  );
}
