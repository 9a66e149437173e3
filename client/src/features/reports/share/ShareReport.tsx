import { Trans, useLingui } from '@lingui/react/macro';
import { DAY_MS } from '@preproom/models/contract/http/durations';
import {
  DEFAULT_LINK_DAYS,
  MAX_LINK_DAYS,
  SHARED_PARTS,
  type SharedPart,
} from '@preproom/models/contract/reports/reportLinks';
import { type FormEvent, useId, useState } from 'react';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { ShareLink } from '../../../ui/ShareLink.tsx';
import { useCreateLink } from './api.ts';
import { ReportLinks } from './ReportLinks.tsx';
import { usePartText } from './usePartText.ts';

const DAYS = [7, DEFAULT_LINK_DAYS, 90, MAX_LINK_DAYS];
const TICKED_AT_FIRST: readonly SharedPart[] = ['ratings'];

/** Makes links that show parts of the report to anyone who has them, and ends them. */
export function ShareReport({ roomid }: { roomid: string }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="no-print flex flex-col gap-6 border-t border-line pt-10">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20">
          <Trans>Share this report</Trans>
        </h2>
        <p className="max-w-prose text-muted">
          <Trans>
            Until it expires, anyone with the link can see your name and what you select. Readings over time
            and moments your mentor marked are never shared.
          </Trans>
        </p>
      </div>
      <LinkForm roomid={roomid} />
      <ReportLinks roomid={roomid} />
    </section>
  );
}

function LinkForm({ roomid }: { roomid: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const partText = usePartText();
  const [parts, setParts] = useState(TICKED_AT_FIRST);
  const [days, setDays] = useState(DEFAULT_LINK_DAYS);
  const options = useDayOptions();
  const { mutate, data, error, isPending } = useCreateLink(roomid);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ parts: [...parts], days });
  };
  const tick = (part: SharedPart, isTicked: boolean) =>
    setParts(SHARED_PARTS.filter((one) => (one === part ? isTicked : parts.includes(one))));
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-4">
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 font-medium">
          <Trans>What the link shows</Trans>
        </legend>
        {SHARED_PARTS.map((part) => (
          <Checkbox
            key={part}
            checked={parts.includes(part)}
            onChange={(event) => tick(part, event.target.checked)}
          >
            {partText(part)}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={t`Link expires`}
        options={options}
        value={String(days)}
        onChange={(event) => setDays(Number(event.target.value))}
        className="w-full sm:w-80"
      />
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <Button type="submit" isBusy={isPending} disabled={parts.length === 0}>
        <Trans>Create link</Trans>
      </Button>
      {data && (
        <div role="status" className="flex w-full flex-col gap-3 rounded-card border border-line p-4">
          <p className="font-medium">
            <Trans>Your link is ready. Copy it now: it’s shown only once.</Trans>
          </p>
          <code className="text-14 wrap-anywhere select-all">{data.url}</code>
          <ShareLink url={data.url} text={t`My interview report`} size="small" />
        </div>
      )}
    </form>
  );
}

function useDayOptions() {
  const { t } = useLingui();
  const when = useWhen();
  const now = useNow('minute');
  return DAYS.map((days) => {
    const date = when.date(now + days * DAY_MS);
    return { id: String(days), label: t`In ${days} days (${date})` };
  });
}
