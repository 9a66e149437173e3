import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { ShortProfile } from '../../../../shared/learners/ShortProfile.tsx';
import { NewsBanner } from '../../../../ui/NewsBanner.tsx';

export interface LearnerFirstProps {
  /** A mentor and a time are chosen. */
  isChosen: boolean;
  isBusy: boolean;
  onConfirm: () => void;
  /** The button that confirms, for a learner whose profile has what a session needs. */
  children: ReactNode;
}

/** Asks a learner for what their profile lacks before a time is taken, by the same press that books it. A minor’s guardian agrees first. */
export function LearnerFirst({ isChosen, isBusy, onConfirm, children }: LearnerFirstProps) {
  const isComplete = useStore((state) => state.user?.completed !== false);
  const [hasConsent, setConsent] = useState(false);
  if (isComplete || isBusy || !isChosen)
    return (
      <>
        {hasConsent && (
          <NewsBanner tone="success">
            <Trans>Your parent or guardian agreed. You can book now.</Trans>
          </NewsBanner>
        )}
        {children}
      </>
    );
  return (
    <section className="flex flex-col gap-4 border-t border-line pt-4">
      <p className="text-14">
        <Trans>
          Before your first booking, tell us about yourself. If you’re under 18, a parent or guardian has to
          agree before you can book.
        </Trans>
      </p>
      <ShortProfile
        size="large"
        action={<Trans>Confirm booking</Trans>}
        onDone={onConfirm}
        onConsent={() => setConsent(true)}
      />
    </section>
  );
}
