import { Trans, useLingui } from '@lingui/react/macro';
import { REVIEW_LENGTH, type ReviewFault, reviewFault } from '@preproom/models/contract/reports/reviewText';
import { useFormContext } from 'react-hook-form';
import { Banner } from '../../../ui/Banner.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';

export interface ReviewValues {
  review: string;
  /** The learner agrees to have the review shown. */
  isPublic: boolean;
}

export interface ReviewFieldsProps {
  mentorName: string;
  /** Why the team has hidden the review; null: it has not. */
  hiddenBecause: string | null;
}

/** A review for the mentor's page, with the learner's consent. Without the tick it is taken back. */
export function ReviewFields({ mentorName, hiddenBecause }: ReviewFieldsProps) {
  const { t } = useLingui();
  const { register, getValues, trigger, formState } = useFormContext<ReviewValues>();
  const { min, max } = REVIEW_LENGTH;
  const faults: Record<string, string> = {
    short: t`Write at least ${min} characters, or untick the box below.`,
    long: t`This review is too long. Shorten it to ${max} characters.`,
    markup: t`Use plain text, without HTML or formatting.`,
    link: t`Remove the link.`,
    contact: t`Remove phone numbers, e-mail addresses and other contact details.`,
    consent: t`Tick the box to show this review, or clear the text.`,
  };
  const faultOf = (text: string): ReviewFault | 'consent' | null => {
    if (getValues('isPublic')) return reviewFault(text);
    return text.trim() === '' ? null : 'consent';
  };
  return (
    <div className="flex flex-col gap-3">
      {hiddenBecause !== null && (
        <Banner tone="info">
          <Trans>Our team has hidden your review from {mentorName}’s page.</Trans>{' '}
          <Trans>Reason: {hiddenBecause}</Trans>
        </Banner>
      )}
      <FormTextArea
        name="review"
        label={<Trans>Public review (optional)</Trans>}
        help={
          <Trans>
            {min} to {max} characters. Plain text, without links, phone numbers or e-mail addresses.
          </Trans>
        }
        check={faultOf}
        fault={(what) => faults[what] ?? t`This review can’t be shown. Edit it and try again.`}
      />
      <Checkbox
        {...register('isPublic', { onChange: () => formState.errors.review && void trigger('review') })}
      >
        <Trans>Show this with my first name on {mentorName}’s page. I can remove it any time.</Trans>
      </Checkbox>
    </div>
  );
}
