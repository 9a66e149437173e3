import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type Handled, MAX_HANDLED_NOTE } from '@preproom/models/contract/inbox/team/handled';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { When } from '../../../ui/When.tsx';

export interface HandlingFormProps<To extends string, Change> {
  /** Of the entry; the unsent note is kept under it. */
  id: string;
  handled: Handled | null;
  /** What can be done now, the usual first. */
  actions: readonly { to: To; label: ReactNode }[];
  changing: UseMutationResult<unknown, AppError, Change>;
  changeOf: (to: To, note: string) => Change;
  children?: ReactNode;
}

/** Who dealt with an entry, and the buttons that change its state, with a note for the team. The note stays when a change fails. */
export function HandlingForm<To extends string, Change>({
  id,
  handled,
  actions,
  changing,
  changeOf,
  children,
}: HandlingFormProps<To, Change>) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { draft, change, forget } = useSessionDraft(`act:inbox:${id}`, { note: '' });
  const [pressed, setPressed] = useState<To | null>(null);
  const failure = changing.error;
  const press = (to: To) => {
    setPressed(to);
    const onSuccess = () => {
      change({ note: '' });
      forget();
    };
    changing.mutate(changeOf(to, draft.note), { onSuccess });
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      {handled && <HandledBy {...handled}>{children}</HandledBy>}
      <TextArea
        label={t`Note (team only)`}
        rows={2}
        maxLength={MAX_HANDLED_NOTE}
        value={draft.note}
        onChange={({ target }) => change({ note: target.value })}
      />
      {failure && (
        <Banner tone="error">
          {failure.code === 'conflict' ? (
            <Trans>Not saved. Someone else changed this first. Check it, then decide.</Trans>
          ) : (
            errorText(failure)
          )}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        {actions.map(({ to, label }, i) => (
          <Button
            key={to}
            size="small"
            tone={i === 0 ? 'primary' : 'quiet'}
            isBusy={changing.isPending && pressed === to}
            onClick={() => press(to)}
          >
            {label}
          </Button>
        ))}
      </div>
      <p role="status" className="text-14 text-leaf empty:hidden">
        {changing.isSuccess && <Trans>Saved</Trans>}
      </p>
    </div>
  );
}

function HandledBy({ by, at, note, children }: Handled & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 text-14">
      {children}
      <p className="text-muted">
        {by ?? <Trans>Former member</Trans>} · <When instant={at} />
      </p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
    </div>
  );
}
