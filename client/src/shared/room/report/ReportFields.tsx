import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_REPORT_NOTE_LENGTH, REPORT_REASONS } from '@preproom/models/contract/room/safety';
import type { ReactNode } from 'react';
import { useReportReasons } from '../../../lib/texts/reportReason.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { Reporting } from './useReport.ts';

type DraftProps = Pick<Reporting, 'draft' | 'change'> & { place: 'room' | 'session' };

/** The reason for the report and an optional note. */
export function ReportWords(props: DraftProps & { isReasonMissing: boolean }) {
  const { draft, change, isReasonMissing, place } = props;
  const { t } = useLingui();
  const labels = useReportReasons();
  return (
    <>
      <RadioList
        label={t`What happened?`}
        options={REPORT_REASONS.map((id) => ({ id, label: labels[id] }))}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
        isInvalid={isReasonMissing}
      />
      <TextArea
        label={t`Tell us more`}
        help={
          place === 'room'
            ? t`Optional. We keep this interview’s chat, so you don’t need to copy it.`
            : t`Optional. We keep your messages, so you don’t need to copy them.`
        }
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
        maxLength={MAX_REPORT_NOTE_LENGTH}
      />
    </>
  );
}

type OptionsProps = DraftProps & { otherName: string; canEnd: boolean };

/** What the reporter wants in addition: end the interview, block the person. */
export function ReportOptions({ draft, change, otherName, canEnd, place }: OptionsProps) {
  const isInRoom = place === 'room';
  return (
    <div className="flex flex-col gap-3">
      {canEnd && (
        <Wish
          isSelected={draft.endInterview}
          onChange={(endInterview) => change({ endInterview })}
          title={
            isInRoom ? <Trans>End the interview for both of us</Trans> : <Trans>Cancel this session</Trans>
          }
        >
          {isInRoom ? (
            <Trans>{otherName} will only see that it ended.</Trans>
          ) : (
            <Trans>{otherName} will only see that it was cancelled.</Trans>
          )}
        </Wish>
      )}
      <Wish
        isSelected={draft.block}
        onChange={(block) => change({ block })}
        title={<Trans>Block {otherName}</Trans>}
      >
        <Trans>
          You won’t be matched again, and any interviews you’ve booked together will be cancelled. We won’t
          tell them it was you.
        </Trans>
      </Wish>
    </div>
  );
}

interface WishProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  title: ReactNode;
  children: ReactNode;
}

function Wish({ isSelected, onChange, title, children }: WishProps) {
  return (
    <Checkbox checked={isSelected} onChange={({ target }) => onChange(target.checked)}>
      {title}
      <span className="block text-14 text-muted">{children}</span>
    </Checkbox>
  );
}
