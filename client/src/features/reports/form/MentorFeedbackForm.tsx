import { Trans } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { focusFirst } from '../../../ui/forms/api/focusFirst.ts';
import { type ShownAfterCall, useSubmitFeedback } from '../api.ts';
import { CriteriaFields, type CriteriaFieldsProps } from './CriteriaFields.tsx';
import type { DraftSaver } from './draftSaver.ts';
import { FeedbackFooter } from './FeedbackFooter.tsx';
import { type Faults, faultsFromServer, findFaults, toSubmission } from './feedbackForm.ts';
import { MissingSummary } from './MissingSummary.tsx';
import { useFeedbackDraft } from './useFeedbackDraft.ts';

export interface MentorFeedbackFormProps extends Pick<CriteriaFieldsProps, 'notesOn'> {
  afterCall: ShownAfterCall;
}

/** The 20 criteria, grouped as in the report. Drafts are saved automatically; faults appear after the first submit. */
export function MentorFeedbackForm({ afterCall, notesOn }: MentorFeedbackFormProps) {
  const { criteria, saveState, saver } = useFeedbackDraft(afterCall);
  const { draft } = criteria;
  const { isPending, error, submit, faults, form } = useSubmission(afterCall.roomid, saver);
  const shown = faults(draft);
  const title = useId();
  return (
    <form
      ref={form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => submit(event, draft)}
      className="flex flex-col gap-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={title} className="text-20">
          <Trans>Your ratings</Trans>
        </h2>
        <p className="text-14 text-muted pointer-coarse:hidden">
          <Trans>Press 1 to 5 to rate. Tab goes to the note, then to the next rating.</Trans>
        </p>
      </div>
      <CriteriaFields criteria={criteria} faults={shown} notesOn={notesOn} />
      <MissingSummary faults={shown} form={form} />
      {error && <SubmitError error={error} />}
      <FeedbackFooter
        draft={draft}
        saveState={saveState}
        isSubmitted={afterCall.feedback?.state === 'submitted'}
        isBusy={isPending}
      />
    </form>
  );
}

function SubmitError({ error }: { error: AppError }) {
  const errorText = useErrorText();
  return (
    <Banner tone="error">
      <p>{errorText(error)}</p>
      <p className="text-14 text-muted">
        <Trans>Your answers are still here.</Trans>
      </p>
    </Banner>
  );
}

function useSubmission(roomid: string, saver: DraftSaver) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  const { mutate, isPending, error } = useSubmitFeedback(roomid, showSent);
  const fromServer = faultsFromServer(error?.fields ?? {});

  function submit(event: FormEvent, draft: Parameters<typeof toSubmission>[0]) {
    event.preventDefault();
    const found = findFaults(draft);
    setTries(tries + 1);
    if (Object.keys(found).length > 0) return;
    saver.submitting();
    mutate(toSubmission(draft), { onError: saver.refused });
  }
  useEffect(() => {
    if (tries > 0) focusFirst(form.current);
  }, [tries]);

  function showSent() {
    saver.submitted();
    // The confirmation is above the form and the submit button at its end.
    window.scrollTo({ top: 0 });
  }

  const faults = (draft: Parameters<typeof toSubmission>[0]): Faults =>
    tries > 0 ? { ...fromServer, ...findFaults(draft) } : {};
  return { form, isPending, error, submit, faults };
}
