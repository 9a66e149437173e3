import { useLingui } from '@lingui/react/macro';
import { BOARD_COLORS, type BoardColor } from '@preproom/models/contract/room/board';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

interface ColorPickerProps {
  color: BoardColor;
  onChange: (color: BoardColor) => void;
  className: string;
}

/** The colour of what is drawn next. Each has a light and a dark side, so both people see it well. */
export function ColorPicker({ color, onChange, className }: ColorPickerProps) {
  const { t } = useLingui();
  const names: Record<BoardColor, string> = {
    ink: t`Black or white`,
    peacock: t`Teal`,
    leaf: t`Green`,
    amber: t`Amber`,
    brick: t`Red`,
    sky: t`Blue`,
  };
  return (
    <MenuTrigger>
      <Button aria-label={t`Colour: ${names[color]}`} className={className}>
        <Dot color={color} />
      </Button>
      <Popover className="min-w-44 rounded-card border border-line bg-raised p-1 shadow-layer">
        <Menu
          aria-label={t`Colour`}
          className="outline-none"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[color]}
          onAction={(key) => onChange(BOARD_COLORS.find((one) => one === key) ?? 'ink')}
        >
          {BOARD_COLORS.map((one) => (
            <MenuItem
              key={one}
              id={one}
              textValue={names[one]}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[focused]:bg-peacock/12 data-[selected]:font-semibold"
            >
              <Dot color={one} />
              {names[one]}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Dot({ color }: { color: BoardColor }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0">
      <circle cx={10} cy={10} r={8} fill={`var(--${color})`} />
    </svg>
  );
}
