import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/business/products';
import { useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink, Link } from '../../ui/Link.tsx';
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

/** Visitors log in first and return. */
function Enrol({ program }: { program: Product }) {
  const user = useStore((state) => state.user);
  const [isTold, setTold] = useState(false);
  if (!user) {
    return (
      <ButtonLink to="/account/login?next=%2Fprograms">
        <Trans>Enroll Now</Trans>
      </ButtonLink>
    );
  }
  return (
    <>
      <Button onClick={() => setTold(true)}>
        <Trans>Enroll Now</Trans>
      </Button>
      <p role="status" className="text-14 text-muted empty:hidden">
        {isTold && (
          <Trans>
            Payments aren’t open yet. <Link to={contactPath(program.product_name)}>Leave a message</Link> and
            we’ll e-mail you when they are.
          </Trans>
        )}
      </p>
    </>
  );
}

function contactPath(topic: string): string {
  return `/contactus?program=${encodeURIComponent(topic)}`;
}
