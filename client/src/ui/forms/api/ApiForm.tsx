import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../Banner.tsx';
import { AwaitsUploads } from '../uploads.tsx';
import { FaultSummary } from './FaultSummary.tsx';
import { focusFirst } from './focusFirst.ts';
import type { ApiFormState } from './useApiForm.ts';

export interface ApiFormProps<Values extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> {
  form: ApiFormState<Values>;
  /** The failure is shown elsewhere, such as beside a dialog's buttons. */
  isFailureElsewhere?: boolean;
}

/** The form element of `useApiForm`. Shows the failure above the fields and focuses the first invalid field. */
export function ApiForm<Values extends FieldValues>({
  form: { form, submit, failure },
  isFailureElsewhere = false,
  className,
  children,
  ...rest
}: ApiFormProps<Values>) {
  const errorText = useErrorText();
  const element = useRef<HTMLFormElement>(null);
  const { submitCount, errors } = form.formState;
  const faultCount = Object.keys(errors).length;
  const focusedFor = useRef(0);
  useEffect(() => {
    if (focusedFor.current === submitCount) return;
    focusedFor.current = submitCount;
    if (faultCount > 0) focusFirst(element.current, { isScrolling: !isPageScrollingUp() });
  }, [submitCount, faultCount]);
  // The submit button may be far below the error.
  useEffect(() => {
    if (failure && !isPageScrollingUp()) element.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        ref={element}
        onSubmit={(event) => void submit(event)}
        noValidate
        className={cx('flex scroll-mt-24 flex-col gap-4', className)}
      >
        {failure && !isFailureElsewhere && <Banner tone="error">{errorText(failure)}</Banner>}
        <FaultSummary count={faultCount} />
        <AwaitsUploads>{children}</AwaitsUploads>
      </form>
    </FormProvider>
  );
}

/** "Invalid Otp" scrolls the page to the top, as specified. A second scroll would stop that one halfway. */
function isPageScrollingUp(): boolean {
  return useStore.getState().error?.code === 'invalid_otp';
}
