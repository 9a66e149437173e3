import { Trans, useLingui } from '@lingui/react/macro';
import { type UndoOffer, undoChange } from '@preproom/models/contract/team/undo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../../lib/api.ts';
import { TEAM_KEY } from '../../lib/list/teamKeys.ts';
import { offerUndo, undoOffered } from '../../lib/list/undoOffer.ts';
import { proved } from '../../lib/provedAction.ts';
import { serverNow } from '../../lib/serverTime.ts';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../../ui/Button.tsx';

/** "Changed. Undo": the last change of this member of the team, for as long as it can be taken back. */
export function UndoOffered() {
  const { offer } = useSyncExternalStore(undoOffered.subscribe, undoOffered.get, undoOffered.get);
  // The next person at this device is not offered it.
  useEffect(() => () => offerUndo(null), []);
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 lg:bottom-6"
    >
      {offer && <Offer key={offer.entryId} offer={offer} />}
    </div>
  );
}

function Offer({ offer: { entryId, until } }: { offer: UndoOffer }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const client = useQueryClient();
  const {
    mutate: undo,
    isPending,
    isSuccess: isUndone,
    error,
  } = useMutation({
    mutationFn: () => proved(() => callApi(undoChange, { body: { entryId } })),
    onSettled: () => void client.invalidateQueries({ queryKey: TEAM_KEY }),
  });
  useEffect(() => {
    const timer = setTimeout(() => offerUndo(null), Date.parse(until) - serverNow());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <div className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line-strong bg-raised py-2 ps-4 pe-2 shadow-layer">
      <p className="text-14">
        {isUndone ? (
          <Trans>Undone</Trans>
        ) : error?.code === 'conflict' ? (
          <Trans>Couldn’t undo. This has changed since.</Trans>
        ) : error ? (
          errorText(error)
        ) : (
          <Trans>Changed</Trans>
        )}
      </p>
      <div className="flex items-center">
        {!isUndone && error?.code !== 'conflict' && (
          <Button tone="plain" size="small" isBusy={isPending} onClick={() => undo()}>
            <Trans>Undo</Trans>
          </Button>
        )}
        <button
          type="button"
          aria-label={t`Close`}
          onClick={() => offerUndo(null)}
          className="inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </div>
  );
}
