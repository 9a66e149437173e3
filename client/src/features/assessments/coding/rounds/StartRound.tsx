import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ButtonLink } from '../../../../ui/Link.tsx';
import { beginRound, openRoundQuery } from './api.ts';

const pathOf = (attemptId: string) => `/assessments/coding-round/${attemptId}`;

/** The way into a round of an easy and a medium problem, or back into the one that is open. */
export function RoundCard() {
  const { data: openId } = useQuery(openRoundQuery);
  return (
    <Card as="section" labelledBy="round" className="flex flex-col items-start gap-3">
      <h2 id="round" className="text-18 sm:text-20">
        <Trans>Coding round</Trans>
      </h2>
      {openId ? (
        <OpenRound attemptId={openId} />
      ) : (
        <>
          <p className="max-w-prose text-muted">
            <Trans>
              One easy and one medium problem against the clock. Run the open tests while you write. Hand in,
              and the hidden tests run too. You’ll find the result under Progress.
            </Trans>
          </p>
          <StartButton of={{ set: 'easy-and-medium' }}>
            <Trans>Start the clock</Trans>
          </StartButton>
        </>
      )}
    </Card>
  );
}

function OpenRound({ attemptId }: { attemptId: string }) {
  return (
    <>
      <p>
        <Trans>You have a coding round that isn’t handed in.</Trans>
      </p>
      <ButtonLink to={pathOf(attemptId)} className="max-sm:w-full">
        <Trans>Continue the round</Trans>
      </ButtonLink>
    </>
  );
}

/** Starts a round of this one problem, or leads back into the one that is open. */
export function TimeThisProblem({ slug, minutes }: { slug: string; minutes: number }) {
  const { data: openId } = useQuery(openRoundQuery);
  if (openId)
    return (
      <ButtonLink tone="quiet" size="small" to={pathOf(openId)} className="self-start">
        <Trans>Continue the round</Trans>
      </ButtonLink>
    );
  return (
    <StartButton of={{ slug }} isSmall>
      <Trans>Solve it against the clock ({minutes} min)</Trans>
    </StartButton>
  );
}

interface StartButtonProps {
  of: { slug: string } | { set: 'easy-and-medium' };
  isSmall?: boolean;
  children: ReactNode;
}

function StartButton({ of, isSmall = false, children }: StartButtonProps) {
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => beginRound(of),
    onSuccess: (attemptId) => navigate(pathOf(attemptId)),
  });
  return (
    <div className="flex flex-col items-start gap-2 max-sm:w-full">
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button
        tone={isSmall ? 'quiet' : 'primary'}
        size={isSmall ? 'small' : 'medium'}
        isBusy={isPending}
        onClick={() => mutate()}
        className="max-sm:w-full"
      >
        {children}
      </Button>
    </div>
  );
}
