import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import type { ListViewProps } from './ListTable.tsx';

/** The open row: beside the list on wide screens, over it on narrow ones. */
export function ListDetail<Row extends { _id: string }>({
  list,
  rows,
  state,
  change,
}: Pick<ListViewProps<Row>, 'list' | 'rows' | 'state' | 'change'>) {
  const { t } = useLingui();
  const isBeside = useMediaQuery('(min-width: 64rem)');
  const row = rows.find(({ _id }) => _id === state.open);
  const detail = state.open !== '' && list.detail?.(state.open, row);
  if (!detail) return null;
  const close = () => change({ open: '' });
  if (!isBeside)
    return (
      <Dialog
        isOpen
        onOpenChange={close}
        title={row ? list.columns[0].cell(row) : list.title}
        actions={
          <Button tone="quiet" onClick={close}>
            <Trans>Close</Trans>
          </Button>
        }
      >
        {detail}
      </Dialog>
    );
  return (
    <section
      aria-label={t`Details`}
      className="sticky top-24 flex max-h-[calc(100dvh-7rem)] w-96 shrink-0 flex-col gap-4 overflow-auto rounded-card border border-line bg-raised p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-20 wrap-anywhere">{row ? list.columns[0].cell(row) : list.title}</h2>
        <Button tone="quiet" size="small" onClick={close} aria-label={t`Close`}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      {detail}
    </section>
  );
}
