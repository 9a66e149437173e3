import { type ReactNode, type SubmitEventHandler, useEffect, useRef } from 'react';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import type { StepProps } from './useStepForm.ts';

interface StepFormProps extends Pick<StepProps, 'action' | 'onBack' | 'back'> {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  failure: string | null;
  isBusy: boolean;
  children: ReactNode;
}

/** The frame of a step's fields: what failed above them, the ways on below. */
export function StepForm({ onSubmit, failure, isBusy, action, onBack, back, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The button that was pressed may be far below.
  useEffect(() => {
    if (failure) form.current?.scrollIntoView();
  }, [failure]);
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex scroll-mt-24 flex-col gap-5">
      {failure && <Banner tone="error">{failure}</Banner>}
      {children}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
        {onBack && back ? (
          <Button tone="quiet" onClick={onBack}>
            {back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" isBusy={isBusy} className="sm:min-w-36">
          {action}
        </Button>
      </div>
    </form>
  );
}
