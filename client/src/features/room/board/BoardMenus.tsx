import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardItem } from '@preproom/models/contract/room/board';
import { Download, Keyboard } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { savePng, saveSvg } from './exportBoard.ts';

const BUTTON =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-control border border-transparent hover:border-line-strong cramped:size-9 [&_svg]:size-5 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50';
const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 outline-none data-[focused]:bg-peacock/12';

interface ExportMenuProps {
  items: readonly BoardItem[];
  onFailed: () => void;
}

/** Takes the board along as a file. */
export function ExportMenu({ items, onFailed }: ExportMenuProps) {
  const { t } = useLingui();
  return (
    <MenuTrigger>
      <Button aria-label={t`Export`} isDisabled={items.length === 0} className={BUTTON}>
        <Download />
      </Button>
      <Popover className="min-w-44 rounded-card border border-line bg-raised p-1 shadow-layer">
        <Menu aria-label={t`Export`} className="outline-none">
          <MenuItem className={ITEM} onAction={() => void savePng(items).catch(onFailed)}>
            <Trans>Picture (PNG)</Trans>
          </MenuItem>
          <MenuItem className={ITEM} onAction={() => saveSvg(items)}>
            <Trans>Drawing (SVG)</Trans>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

/** The keys of the board, which work while it has the focus. */
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
      <Button aria-label={t`Keys of the board`} className={BUTTON}>
        <Keyboard />
      </Button>
      <Popover className="max-w-80 rounded-card border border-line bg-raised p-4 shadow-layer">
        <Dialog aria-label={t`Keys of the board`} className="flex flex-col gap-3 text-14 outline-none">
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
