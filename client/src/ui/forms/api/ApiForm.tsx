import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { cx } from '../../../lib/cx.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../Banner.tsx';
import { focusFirst } from './focusFirst.ts';
import type { ApiFormState } from './useApiForm.ts';

/** With fewer faults than this, all of them are in sight. */
const SUMMARY_FROM = 3;

export interface ApiFormProps<Values extends FieldValues>
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> {
  form: ApiFormState<Values>;
}

/** The form element of `useApiForm`. Says above the fields what failed, and focuses the first field that is wrong. */
export function ApiForm<Values extends FieldValues>({
  form: { form, submit, failure },
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
    if (faultCount > 0) focusFirst(element.current);
  }, [submitCount, faultCount]);
  // The button that was pressed may be far below.
  useEffect(() => {
    if (failure) element.current?.scrollIntoView({ block: 'nearest' });
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
        {failure && <Banner tone="error">{errorText(failure)}</Banner>}
        {faultCount >= SUMMARY_FROM && <FaultSummary count={faultCount} />}
        {children}
      </form>
    </FormProvider>
  );
}

function FaultSummary({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <Banner tone="error">{t`${plural(count, { one: '# field needs', other: '# fields need' })} your attention.`}</Banner>
  );
}
