import { Trans, useLingui } from '@lingui/react/macro';
import type { DataSaver } from '@preproom/models/contract/room/signalling';
import type { ReactNode } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { useQualityText } from './ConnectionStatus.tsx';
import { useLine } from './useConnectionQuality.ts';
import { useSendingTexts } from './useSendingTexts.ts';

/** All about the line: how it is, why pictures are small, what the call has used, and how to use less. */
export function LineDialog({ call, state }: { call: Call; state: InRoomState }) {
  const { t } = useLingui();
  const dataSaver = useLine(call, (line) => line.dataSaver);
  const choices: { id: DataSaver; label: string }[] = [
    { id: 'off', label: t`Off` },
    { id: 'on', label: t`Lower-quality video` },
    { id: 'sound', label: t`Audio only` },
  ];
  return (
    <>
      <LineFacts call={call} state={state} />
      <DataMeter call={call} />
      <RadioList
        label={t`Data saver`}
        options={choices}
        value={dataSaver}
        onChange={call.session.line.setDataSaver}
      />
      <p className="text-14 text-muted">
        <Trans>
          Lower-quality video uses up to 54 MB an hour each way, audio only about 25 MB. This setting applies
          to both of you, because what {state.room.other.Name} sends uses your data too.
        </Trans>
      </p>
    </>
  );
}

function LineFacts({ call, state }: { call: Call; state: InRoomState }) {
  const quality = useQualityText(call);
  const route = useLine(call, (line) => line.route);
  const sending = useLine(call, (line) => line.sending);
  const dataSaver = useLine(call, (line) => line.dataSaver);
  const { Name, media } = state.room.other;
  const texts = useSendingTexts({ sending, dataSaver }, media, Name);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium">{quality ?? <Trans>You’re not connected right now.</Trans>}</p>
      {route === 'direct' && (
        <p className="text-14 text-muted">
          <Trans>Connected directly to {Name}.</Trans>
        </p>
      )}
      {route === 'relay' && (
        <p className="text-14 text-muted">
          <Trans>Connected to {Name} through a relay server.</Trans>
        </p>
      )}
      {texts.map((text) => (
        <p key={text} className="text-14 text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

function DataMeter({ call }: { call: Call }) {
  const { dataText } = useAmountTexts();
  const sent = useLine(call, (line) => dataText(line.sentBytes));
  const received = useLine(call, (line) => dataText(line.receivedBytes));
  const total = useLine(call, (line) => dataText(line.sentBytes + line.receivedBytes));
  return (
    <dl className="grid grid-cols-3 gap-2 rounded-card border border-line p-3 text-center">
      <Amount label={<Trans>Data used</Trans>} amount={total} />
      <Amount label={<Trans>Sent</Trans>} amount={sent} />
      <Amount label={<Trans>Received</Trans>} amount={received} />
    </dl>
  );
}

function Amount({ label, amount }: { label: ReactNode; amount: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-18 font-medium tabular-nums">{amount}</dd>
    </div>
  );
}
