import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardItem } from '@preproom/models/contract/room/board';
import { Download } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { boardButton } from './boardButton.ts';
import { savePng, saveSvg } from './exportBoard.ts';

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
      <Button aria-label={t`Export`} isDisabled={items.length === 0} className={boardButton}>
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
