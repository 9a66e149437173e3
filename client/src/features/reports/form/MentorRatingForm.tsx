import { Trans, useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/Banner.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ApiForm } from '../../../ui/forms/api/ApiForm.tsx';
import { FormStars } from '../../../ui/forms/api/FormStars.tsx';
import { FormSubmit } from '../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../ui/forms/api/FormTextArea.tsx';
import { useApiForm } from '../../../ui/forms/api/useApiForm.ts';
import { type ShownAfterCall, useRateMentor } from '../api.ts';
import { ReviewFields, type ReviewValues } from './ReviewFields.tsx';

const MAX_REMARK_LENGTH = 1000;

interface Rating extends ReviewValues {
  stars: number | null;
  remark: string;
}

/** 1 to 5 stars, a comment for the team, and a review for everyone; sending it again replaces it. */
export function MentorRatingForm({ afterCall }: { afterCall: ShownAfterCall }) {
  const { t } = useLingui();
  const { mutateAsync, reset, isSuccess } = useRateMentor(afterCall.roomid);
  const { stars: given = null, remark: said = '', review: shown = null } = afterCall.mentorRating ?? {};
  const form = useApiForm<Rating>({
    values: { stars: given, remark: said, review: shown ?? '', isPublic: shown !== null },
    draft: { key: `mentor-rating-${afterCall.roomid}`, fields: ['stars', 'remark', 'review', 'isPublic'] },
    send: async ({ stars, remark, review, isPublic }) =>
      stars && mutateAsync({ stars, remark: remark.trim(), review: isPublic ? review.trim() : null }),
  });
  return (
    <Card as="section">
      <ApiForm form={form} onChange={reset}>
        <FormStars name="stars" label={t`Rate ${afterCall.other.Name}`} fault={t`Choose 1 to 5 stars.`} />
        <FormTextArea
          name="remark"
          label={<Trans>Comment (optional)</Trans>}
          help={<Trans>What helped, and what could have been better? Only our team sees this.</Trans>}
          maxLength={MAX_REMARK_LENGTH}
          fault={t`This comment is too long. Shorten it.`}
        />
        <ReviewFields
          mentorName={afterCall.other.Name}
          hiddenBecause={afterCall.mentorRating?.hiddenBecause ?? null}
        />
        {isSuccess && (
          <Banner tone="success">
            <Trans>Thank you. Your rating is saved.</Trans>
          </Banner>
        )}
        <FormSubmit className="self-start">
          {afterCall.mentorRating ? <Trans>Change rating</Trans> : <Trans>Send rating</Trans>}
        </FormSubmit>
      </ApiForm>
    </Card>
  );
}
