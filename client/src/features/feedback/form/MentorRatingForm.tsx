import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { asAppError } from '../../../lib/api.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useSessionDraft } from '../../../lib/useSessionDraft.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stars } from '../../../ui/forms/Stars.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { type ShownAfterCall, useRateMentor } from '../api.ts';

const MAX_REMARK_LENGTH = 1000;

/** 1 to 5 stars for the mentor and a remark; can be sent again to change it. */
export function MentorRatingForm({ afterCall }: { afterCall: ShownAfterCall }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { stars: given = null, remark: said = '' } = afterCall.mentorRating ?? {};
  const { draft, change, forget } = useSessionDraft(`mentor-rating-${afterCall.roomid}`, {
    stars: given,
    remark: said,
  });
  const { stars, remark } = draft;
  const [hasTried, setHasTried] = useState(false);
  const { mutate, reset, isPending, isSuccess, error } = useRateMentor(afterCall.roomid);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setHasTried(true);
    if (stars !== null) mutate({ stars, remark: remark.trim() }, { onSuccess: forget });
  }

  return (
    <Card as="section">
      <form onSubmit={onSubmit} onChange={reset} noValidate className="flex flex-col gap-4">
        <Stars
          label={t`Rate ${afterCall.other.Name}`}
          value={stars}
          onChange={(chosen) => change({ stars: chosen })}
          error={hasTried && stars === null && t`Choose 1 to 5 stars.`}
        />
        <TextArea
          label={<Trans>Remark (optional)</Trans>}
          help={<Trans>What helped you, and what would have helped more?</Trans>}
          maxLength={MAX_REMARK_LENGTH}
          value={remark}
          onChange={({ target }) => change({ remark: target.value })}
        />
        {error && <Banner tone="error">{errorText(asAppError(error))}</Banner>}
        {isSuccess && (
          <Banner tone="success">
            <Trans>Thank you. Your rating has been saved.</Trans>
          </Banner>
        )}
        <Button type="submit" isBusy={isPending} className="self-start">
          {afterCall.mentorRating ? <Trans>Change the rating</Trans> : <Trans>Send the rating</Trans>}
        </Button>
      </form>
    </Card>
  );
}
