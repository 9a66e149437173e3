import { Trans, useLingui } from '@lingui/react/macro';
import {
  MAX_REPORT_NOTE_LENGTH,
  REPORT_REASONS,
  type ReportReason,
} from '@preproom/models/contract/room/safety';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { Reporting } from './useReport.ts';

type DraftProps = Pick<Reporting, 'draft' | 'change'>;

/** What happened: a reason, and a note for who wants to say more. */
export function ReportWords({ draft, change, isReasonMissing }: DraftProps & { isReasonMissing: boolean }) {
  const { t } = useLingui();
  const labels = useReasonLabels();
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
        label={t`What should we know?`}
        help={t`Optional. The chat of this interview is kept, so you need not copy it.`}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
        maxLength={MAX_REPORT_NOTE_LENGTH}
      />
    </>
  );
}

function useReasonLabels(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    harassment: t`Harassment or abuse`,
    sexual_content: t`Sexual content`,
    money_or_contact: t`Asked for money, or for contact elsewhere`,
    not_the_person: t`Not the person they claim to be`,
    recording: t`Recording without my consent`,
    something_else: t`Something else`,
  };
}

type WishesProps = DraftProps & { otherName: string; canEnd: boolean };

/** What is to happen beside the report being read. */
export function ReportWishes({ draft, change, otherName, canEnd }: WishesProps) {
  return (
    <div className="flex flex-col gap-3">
      {canEnd && (
        <Wish
          isSelected={draft.endInterview}
          onChange={(endInterview) => change({ endInterview })}
          title={<Trans>End the interview for both of us</Trans>}
        >
          <Trans>{otherName} only sees that it has ended.</Trans>
        </Wish>
      )}
      <Wish
        isSelected={draft.block}
        onChange={(block) => change({ block })}
        title={<Trans>Never meet {otherName} again</Trans>}
      >
        <Trans>
          Interviews that you have booked with each other are cancelled, and neither of you can join another.
          We do not say who chose that.
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
