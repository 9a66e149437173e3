import { Trans, useLingui } from '@lingui/react/macro';
import {
  type PaymentFile,
  previewRefund,
  type RefundPreview,
} from '@preproom/models/contract/payments/team/payment';
import { REFUND_REASON_LENGTH } from '@preproom/models/contract/payments/team/refundLimits';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callApi } from '../../../../lib/api.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { inPaise } from '../../../../shared/payments/rupees.ts';
import { ApiForm } from '../../../../ui/forms/api/ApiForm.tsx';
import { FormSubmit } from '../../../../ui/forms/api/FormSubmit.tsx';
import { FormTextArea } from '../../../../ui/forms/api/FormTextArea.tsx';
import { FormTextField, isFilled } from '../../../../ui/forms/api/FormTextField.tsx';
import { useApiForm } from '../../../../ui/forms/api/useApiForm.ts';
import { RadioList } from '../../../../ui/forms/RadioList.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { RoundFields } from './RoundFields.tsx';
import { chosenRefund, type RefundKind, type RefundValues } from './refundChoice.ts';

export interface RefundFormProps {
  payment: PaymentFile;
  onRefunded: (paise: number) => void;
}

const NO_REFUND: RefundValues = { kind: 'all', rounds: [], paise: '', reason: '' };

/** What goes back and why. Shows what it does to the pack before anything happens. */
export function RefundForm({ payment, onRefunded }: RefundFormProps) {
  const { t } = useLingui();
  const { rupeesText } = useAmountTexts();
  const { orderId, leftPaise, pack } = payment;
  const [preview, setPreview] = useState<RefundPreview | null>(null);
  const form = useApiForm<RefundValues>({
    values: NO_REFUND,
    draft: { key: `act:refund:${orderId}`, fields: ['kind', 'rounds', 'paise', 'reason'] },
    send: async (values) => {
      const what = chosenRefund(values, leftPaise);
      setPreview(await callApi(previewRefund, { params: { orderId }, body: { what } }));
      // The refund itself follows.
      return null;
    },
  });
  const { control, setValue, getValues } = form.form;
  const kind = useWatch({ control, name: 'kind' });
  const hasUnused = pack?.state !== 'ended' && pack?.rounds.some(({ state }) => state === 'free');
  const all = rupeesText(leftPaise / 100);
  const options: { id: RefundKind; label: string }[] = [
    { id: 'all', label: t`Everything left, ${all}` },
    ...(hasUnused ? [{ id: 'rounds' as const, label: t`Unused rounds` }] : []),
    { id: 'amount', label: t`Fixed amount` },
  ];
  return (
    <>
      <ApiForm form={form}>
        <RadioList
          label={t`What to refund`}
          options={options}
          value={kind}
          onChange={(id) => setValue('kind', id)}
        />
        {kind === 'rounds' && pack && <RoundFields rounds={pack.rounds} />}
        {kind === 'amount' && (
          <FormTextField
            name="paise"
            label={t`Amount in rupees`}
            help={t`The pack keeps its rounds.`}
            inputMode="decimal"
            autoComplete="off"
            check={(text) => ((inPaise(text) ?? 0) > 0 ? null : 'no amount')}
            fault={(what) =>
              what === 'is more than what is left' ? t`Only ${all} is left.` : t`Enter an amount, like 1500.`
            }
          />
        )}
        <FormTextArea
          name="reason"
          label={t`Reason (team only)`}
          rows={3}
          maxLength={REFUND_REASON_LENGTH}
          check={isFilled}
          fault={t`Enter a reason.`}
        />
        <FormSubmit>
          <Trans>Review refund</Trans>
        </FormSubmit>
      </ApiForm>
      {preview && (
        <RefundDialog
          orderId={orderId}
          preview={preview}
          body={{
            leftPaise,
            what: chosenRefund(getValues(), leftPaise),
            reason: getValues('reason').replace(/\s+/g, ' ').trim(),
          }}
          onClose={() => setPreview(null)}
          onRefunded={() => {
            setPreview(null);
            form.form.reset(NO_REFUND);
            onRefunded(preview.paise);
          }}
        />
      )}
    </>
  );
}
