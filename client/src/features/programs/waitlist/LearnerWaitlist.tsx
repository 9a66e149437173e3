import { Trans } from '@lingui/react/macro';
import type { Product } from '@preproom/models/contract/programs/products';
import { joinWaitlist, leaveWaitlist } from '@preproom/models/contract/programs/waitlist';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { WaitlistStatus } from './WaitlistStatus.tsx';

export interface WaitlistProps {
  program: Product;
  /** The learner is on the list. */
  isWaiting: boolean;
}

/** One button that joins and leaves, so that it keeps the focus. */
export function LearnerWaitlist({ program: { _id: course_id }, isWaiting }: WaitlistProps) {
  const errorText = useErrorText();
  const [hasLeft, setLeft] = useState(false);
  const {
    mutate: change,
    isPending,
    error,
  } = useMutation({
    mutationFn: () => callApi(isWaiting ? leaveWaitlist : joinWaitlist, { params: { course_id } }),
    onSuccess({ waitlist }) {
      useStore.setState({ waitlist });
      setLeft(isWaiting);
    },
  });
  return (
    <>
      <LearnerStatus isWaiting={isWaiting} hasLeft={hasLeft} />
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button tone={isWaiting ? 'quiet' : 'primary'} isBusy={isPending} onClick={() => change()}>
        {isWaiting ? <Trans>Leave the waitlist</Trans> : <Trans>Waitlist</Trans>}
      </Button>
    </>
  );
}

function LearnerStatus({ isWaiting, hasLeft }: { isWaiting: boolean; hasLeft: boolean }) {
  if (!isWaiting) return <WaitlistStatus title={hasLeft && <Trans>You’ve left the waitlist</Trans>} />;
  return (
    <WaitlistStatus title={<Trans>You’re on the waitlist</Trans>}>
      <Trans>We’ll e-mail you when enrolment opens.</Trans>
    </WaitlistStatus>
  );
}
