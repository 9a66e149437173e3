import { Trans, useLingui } from '@lingui/react/macro';
import type { StudentProfile } from '@preproom/models/contract/learners/studentProfile';
import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import type { StepProps } from '../../shared/learners/useStepForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

interface ProfileSectionProps {
  title: string;
  profile: StudentProfile;
  Form: (props: StepProps) => ReactNode;
  /** The saved values. */
  children: ReactNode;
}

/** A section of the profile, replaced by its form while it is edited. */
export function ProfileSection({ title, profile, Form, children }: ProfileSectionProps) {
  const { t } = useLingui();
  const { refreshUser, showError } = useStore.getState();
  const heading = useId();
  const [mode, setMode] = useState<'shown' | 'edited' | 'saved'>('shown');
  const edit = useRef<HTMLButtonElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const wasOpened = useRef(false);
  // The Edit button is not rendered while editing, so the focus returns to it afterwards.
  useEffect(() => {
    if (mode === 'edited') headingRef.current?.focus();
    else if (wasOpened.current) edit.current?.focus();
    wasOpened.current = mode === 'edited';
  }, [mode]);
  const saved = () => {
    setMode('saved');
    refreshUser().catch(showError);
  };
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={heading} ref={headingRef} tabIndex={-1} className="text-20 outline-none">
          {title}
        </h2>
        {mode !== 'edited' && (
          <Button
            ref={edit}
            tone="quiet"
            size="small"
            aria-label={t`Edit: ${title}`}
            onClick={() => setMode('edited')}
          >
            <Pencil aria-hidden className="size-4" />
            <Trans>Edit</Trans>
          </Button>
        )}
      </div>
      {mode === 'edited' ? (
        <Form
          profile={profile}
          action={t`Save`}
          onSaved={saved}
          onBack={() => setMode('shown')}
          back={t`Cancel`}
        />
      ) : (
        children
      )}
      <p role="status" className="text-14 text-leaf empty:hidden">
        {mode === 'saved' && <Trans>Saved.</Trans>}
      </p>
    </Card>
  );
}
