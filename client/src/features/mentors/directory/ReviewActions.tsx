import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicReview } from '@preproom/models/contract/mentors/directory';
import { answerMentorReview, reportMentorReview } from '@preproom/models/contract/reports/reviews';
import { REVIEW_LENGTH, reviewFault } from '@preproom/models/contract/reports/reviewText';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';

type Open = 'answer' | 'report' | null;

/** A mentor answers a review once, or asks the team to look at it. */
export function ReviewActions({ review }: { review: PublicReview }) {
  const [open, setOpen] = useState<Open>(null);
  const [isReported, setReported] = useState(false);
  const close = () => setOpen(null);
  if (open === 'answer') return <AnswerForm review={review} onDone={close} />;
  if (open === 'report')
    return (
      <ReportForm
        review={review}
        onDone={(isSent) => {
          setReported(isSent);
          close();
        }}
      />
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!review.answer && (
        <Button size="small" tone="quiet" onClick={() => setOpen('answer')}>
          <Trans>Answer</Trans>
        </Button>
      )}
      {!isReported && (
        <Button size="small" tone="quiet" onClick={() => setOpen('report')}>
          <Trans context="a review">Report</Trans>
        </Button>
      )}
      <p role="status" className="text-14 text-muted empty:hidden">
        {isReported && <Trans>Reported. Our team will look at it.</Trans>}
      </p>
    </div>
  );
}

function AnswerForm({ review, onDone }: { review: PublicReview; onDone(): void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { _id: reviewId, writtenAt } = review;
  const { min, max } = REVIEW_LENGTH;
  const form = useApiForm<{ text: string }>({
    values: { text: '' },
    draft: { key: `review-answer-${reviewId}`, fields: ['text'] },
    async send({ text }) {
      await callApi(answerMentorReview, { params: { reviewId }, body: { text: text.trim(), writtenAt } });
      await queries.invalidateQueries({ queryKey: ['mentors', 'page'] });
      onDone();
    },
  });
  return (
    <ApiForm form={form}>
      <FormTextArea
        name="text"
        label={t`Your answer`}
        help={t`You can answer once, and everyone can read it. ${min} to ${max} characters, without links or contact details.`}
        check={reviewFault}
        fault={t`Use ${min} to ${max} characters of plain text, without links or contact details.`}
      />
      <Buttons onCancel={onDone}>
        <Trans>Send answer</Trans>
      </Buttons>
    </ApiForm>
  );
}

function ReportForm({ review, onDone }: { review: PublicReview; onDone(isSent: boolean): void }) {
  const { t } = useLingui();
  const { _id: reviewId } = review;
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    draft: { key: `review-report-${reviewId}`, fields: ['reason'] },
    async send({ reason }) {
      await callApi(reportMentorReview, { params: { reviewId }, body: { reason: reason.trim() } });
      onDone(true);
    },
  });
  return (
    <ApiForm form={form}>
      <FormTextArea
        name="reason"
        label={t`What’s wrong with this review?`}
        help={t`Only our team reads this. The review stays until they decide.`}
        maxLength={REVIEW_LENGTH.max}
        check={(text) => (text.trim() === '' ? 'missing' : null)}
        fault={t`Tell us what’s wrong.`}
      />
      <Buttons onCancel={() => onDone(false)}>
        <Trans>Report review</Trans>
      </Buttons>
    </ApiForm>
  );
}

function Buttons({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3">
      <FormSubmit>{children}</FormSubmit>
      <Button tone="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}
