import { Trans, useLingui } from '@lingui/react/macro';
import { CircleQuestionMark } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { boardButton } from '../../../shared/room/board/boardButton.ts';

/** The keys of the board, which work while it has the focus. Not on a phone, which has none. */
export function KeysHelp() {
  const { t } = useLingui();
  const keys: [key: string, meaning: string][] = [
    ['1–6', t`Select, pen, line, arrow, box, text`],
    ['Enter', t`Draw here, or edit the text`],
    ['Tab', t`Next shape`],
    ['← ↑ → ↓', t`Move the shape or the view (Shift: finely)`],
    ['Delete', t`Delete the shape`],
    ['Ctrl+Z', t`Undo your last change`],
    ['+ − 0', t`Zoom in, zoom out, show all`],
    ['Esc', t`Back to Select`],
  ];
  return (
    <DialogTrigger>
      <Button aria-label={t`Board shortcuts`} className={cx(boardButton, '[@media(any-hover:none)]:hidden')}>
        <CircleQuestionMark />
      </Button>
      <Popover className="max-w-80 rounded-card border border-line bg-raised p-4 shadow-layer">
        <Dialog aria-label={t`Board shortcuts`} className="flex flex-col gap-3 text-14 outline-none">
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
            {keys.map(([key, meaning]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="font-sans font-medium whitespace-nowrap">{key}</kbd>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p>
            <Trans>
              For an arrow between two boxes: choose a box, press 4 and Enter, go to the other box with Tab
              and press Enter.
            </Trans>
          </p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
