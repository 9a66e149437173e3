import { Trans, useLingui } from '@lingui/react/macro';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { type RefundPreview, refundPayment } from '@preproom/models/contract/payments/team/payment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asAppError, callApi } from '../../../../lib/api.ts';
import { proved } from '../../../../lib/provedAction.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { useRequestId } from '../../../../lib/useRequestId.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { SafeButton } from '../../../../ui/SafeButton.tsx';
import { When } from '../../../../ui/When.tsx';
import { HQ_KEY, paymentQuery } from '../api.ts';

export interface RefundDialogProps {
  orderId: string;
  preview: RefundPreview;
  body: Omit<BodyOf<typeof refundPayment>, 'requestId'>;
  onClose: () => void;
  onRefunded: () => void;
}

/** Names what a refund does, and makes it. */
export function RefundDialog({ orderId, preview, body, onClose, onRefunded }: RefundDialogProps) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useRefund({ orderId, body, onRefunded });
  const amount = rupeesText(preview.paise / 100);
  const failure = error;
  return (
    <Dialog
      role="alertdialog"
      title={t`Refund ${amount}?`}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      fault={
        failure && (
          <Banner tone="error">
            {failure.code === 'conflict' ? (
              <Trans>
                Not refunded. Someone refunded part of this order or booked a round first. Close this and
                check the updated page.
              </Trans>
            ) : (
              errorText(failure)
            )}
          </Banner>
        )
      }
      actions={
        <>
          <Button tone="danger" isBusy={isPending} onClick={() => mutate()}>
            <Trans>Refund {amount}</Trans>
          </Button>
          <SafeButton onClick={onClose}>
            <Trans>Cancel</Trans>
          </SafeButton>
        </>
      }
    >
      <Effects preview={preview} />
    </Dialog>
  );
}

function Effects({
  preview: { paise, leftPaise, rounds, closesPack, sessions },
}: {
  preview: RefundPreview;
}) {
  const { rupeesText } = useAmountTexts();
  const roundText = useRoundText();
  return (
    <>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            The money goes back to the original payment method. {rupeesText((leftPaise - paise) / 100)} of the
            payment remains.
          </Trans>
        </li>
        {closesPack && (
          <li>
            <Trans>The pack closes. No more sessions can be booked with it.</Trans>
          </li>
        )}
        {rounds.length > 0 && (
          <li>
            <Trans>Rounds to be closed: {rounds.map(roundText).join(', ')}</Trans>
          </li>
        )}
        {rounds.length === 0 && !closesPack && (
          <li>
            <Trans>No rounds will be closed.</Trans>
          </li>
        )}
      </ul>
      {sessions.length > 0 && (
        <Banner tone="info">
          <p className="font-medium">
            <Trans>These booked sessions will be cancelled:</Trans>
          </p>
          <ul className="mt-1 text-14">
            {sessions.map(({ roomid, round, startsAt, mentor }) => (
              <li key={roomid} className="wrap-anywhere">
                {roundText(round)}, {mentor}, <When instant={startsAt} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** The answer is the payment as it is now. After a conflict it is fetched again. */
function useRefund({
  orderId,
  body,
  onRefunded,
}: Pick<RefundDialogProps, 'orderId' | 'body' | 'onRefunded'>) {
  const client = useQueryClient();
  const requestId = useRequestId();
  return useMutation({
    mutationFn: () =>
      proved(() =>
        callApi(refundPayment, { params: { orderId }, body: { ...body, requestId: requestId(body) } }),
      ),
    onSuccess: (answer) => {
      onRefunded();
      client.setQueryData(paymentQuery(orderId).queryKey, answer);
      return client.invalidateQueries({ queryKey: [...HQ_KEY, 'list'] });
    },
    onError: async (error) => {
      if (asAppError(error).code === 'conflict') await client.invalidateQueries(paymentQuery(orderId));
    },
  });
}
