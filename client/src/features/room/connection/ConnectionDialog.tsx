import { Trans, useLingui } from '@lingui/react/macro';
import type { DataSaver } from '@preproom/models/contract/room/signalling';
import type { ReactNode } from 'react';
import type { InRoomState } from '../../../call/machine/callState.ts';
import type { Call } from '../../../call/useCall.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { useQualityText } from './ConnectionStatus.tsx';
import { useConnectionQuality } from './useConnectionQuality.ts';
import { useSendingTexts } from './useSendingTexts.ts';

/** Details of the connection: its quality, why pictures are small, the data used, and how to use less. */
export function ConnectionDialog({ call, state }: { call: Call; state: InRoomState }) {
  const { t } = useLingui();
  const dataSaver = useConnectionQuality(call, (connection) => connection.dataSaver);
  const choices: { id: DataSaver; label: string }[] = [
    { id: 'off', label: t`Off` },
    { id: 'on', label: t`Lower-quality video` },
    { id: 'sound', label: t`Audio only` },
  ];
  return (
    <>
      <ConnectionDetails call={call} state={state} />
      <DataMeter call={call} />
      <RadioList
        label={t`Data saver`}
        options={choices}
        value={dataSaver}
        onChange={call.session.connectionMonitor.setDataSaver}
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

function ConnectionDetails({ call, state }: { call: Call; state: InRoomState }) {
  const quality = useQualityText(call, state);
  const route = useConnectionQuality(call, (connection) => connection.route);
  const sending = useConnectionQuality(call, (connection) => connection.sending);
  const dataSaver = useConnectionQuality(call, (connection) => connection.dataSaver);
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
          <Trans>Connected to {Name} through our server.</Trans>
        </p>
      )}
      {texts.map(({ text }) => (
        <p key={text} className="text-14 text-muted">
          {text}
        </p>
      ))}
    </div>
  );
}

function DataMeter({ call }: { call: Call }) {
  const { dataText } = useAmountTexts();
  const sent = useConnectionQuality(call, (connection) => dataText(connection.sentBytes));
  const received = useConnectionQuality(call, (connection) => dataText(connection.receivedBytes));
  const total = useConnectionQuality(call, (connection) =>
    dataText(connection.sentBytes + connection.receivedBytes),
  );
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
