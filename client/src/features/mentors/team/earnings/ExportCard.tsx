import { Trans, useLingui } from '@lingui/react/macro';
import { indianMonth, monthBefore, monthsUpTo } from '@preproom/models/contract/http/indianDays';
import { exportHqEarnings } from '@preproom/models/contract/mentors/team/earnings';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSessionDraft } from '../../../../lib/drafts/useSessionDraft.ts';
import { fetchFile, saveFile } from '../../../../lib/files/download.ts';
import { proved } from '../../../../lib/provedAction.ts';
import { serverNow } from '../../../../lib/serverTime.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { useMonthText } from '../../../../shared/payments/statements/useMonthText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';

/** A month of the last year with PANs and amounts, for the accountant. Whoever exports proves first who they are. */
export function ExportCard() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const monthText = useMonthText();
  const now = indianMonth(serverNow());
  const months = monthsUpTo(`${Number(now.slice(0, 4)) - 1}${now.slice(4)}`, now);
  const { draft, change, forget } = useSessionDraft('act:export', { month: monthBefore(now) });
  const { month } = draft;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => saveFile(await proved(() => fetchFile(exportHqEarnings, { month }, () => {}))),
    onSuccess: forget,
  });
  return (
    <Card as="section" labelledBy="export" className="flex flex-col items-start gap-4">
      <h2 id="export" className="text-18">
        <Trans>For the accountant</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          Each mentor’s PAN, earnings and payouts for one month. Exports are recorded in the audit log.
        </Trans>
      </p>
      <Select
        label={t`Month`}
        value={month}
        onChange={({ target }) => change({ month: target.value })}
        options={months.map((id) => ({ id, label: monthText(id) }))}
      />
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button tone="quiet" isBusy={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-4" />
        <Trans>Export CSV</Trans>
      </Button>
      <p role="status" className="text-14 text-muted">
        {isSuccess && <Trans>Downloaded.</Trans>}
      </p>
    </Card>
  );
}
