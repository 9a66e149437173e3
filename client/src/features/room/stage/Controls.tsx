import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, TooltipTrigger } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { RoomToggle, RoomTooltip, roundButton } from '../parts/RoomToggle.tsx';
import type { RoomAction } from './useRoomActions.tsx';

const MAIN: readonly RoomAction['id'][] = ['microphone', 'camera', 'screen', 'chat'];
const FURTHER: readonly RoomAction['id'][] = ['saver', 'devices', 'fullScreen', 'help', 'report', 'end'];

export interface ControlsProps {
  actions: RoomAction[];
  isFaded: boolean;
}

/** The row of buttons. Those that do not fit (on a phone, beside the chat) are in a menu. */
export function Controls({ actions, isFaded }: ControlsProps) {
  const { t } = useLingui();
  const of = (ids: readonly RoomAction['id'][]) =>
    ids.flatMap((id) => actions.filter((action) => action.id === id));
  return (
    <div
      role="toolbar"
      aria-label={t`Controls`}
      className={cx(
        'absolute inset-x-0 bottom-0 flex items-center justify-center gap-1 bg-linear-to-t from-paper/85 via-paper/55 via-50% to-transparent px-2 pt-12 @min-[22rem]:gap-2 @min-[30rem]:gap-3',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-opacity duration-200 has-focus-visible:opacity-100',
        isFaded && 'opacity-0',
      )}
    >
      {of(MAIN).map((action) => (
        <ActionButton key={action.id} action={action} />
      ))}
      <div className="hidden gap-3 @min-[44rem]:flex">
        {of(FURTHER).map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
      <div className="@min-[44rem]:hidden">
        <MoreMenu actions={of(FURTHER)} />
      </div>
      {of(['leave']).map((action) => (
        <div key={action.id} className="@min-[30rem]:ms-3">
          <ActionButton action={action} />
        </div>
      ))}
    </div>
  );
}

function ActionButton({ action }: { action: RoomAction }) {
  const { label, icon, shortcut, run, isOn, isAlarming, isDisabled, count } = action;
  if (isOn === null) {
    return (
      <TooltipTrigger delay={400} closeDelay={0}>
        <Button
          aria-label={label}
          aria-keyshortcuts={shortcut}
          onPress={run}
          className={roundButton(action.id === 'leave' ? 'alarm' : 'quiet')}
        >
          {icon}
        </Button>
        <RoomTooltip label={label} shortcut={shortcut} />
      </TooltipTrigger>
    );
  }
  return (
    <RoomToggle
      label={label}
      icon={icon}
      isOn={isOn}
      onPress={run}
      shortcut={shortcut}
      isAlarming={isAlarming}
      isDisabled={isDisabled ?? false}
      count={count ?? 0}
    />
  );
}

function MoreMenu({ actions }: { actions: RoomAction[] }) {
  const { t } = useLingui();
  return (
    <MenuTrigger>
      <Button aria-label={t`More`} className={roundButton()}>
        <Ellipsis />
      </Button>
      <Popover className="min-w-52 rounded-card border border-line bg-raised p-1 shadow-layer">
        <Menu className="outline-none" disabledKeys={actions.filter((a) => a.isDisabled).map((a) => a.id)}>
          {actions.map(({ id, label, icon, run, isOn }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={label}
              onAction={run}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[disabled]:opacity-50 data-[focused]:bg-peacock/12 [&_svg]:size-5"
            >
              {icon}
              {label}
              {isOn !== null && (
                <span className="ml-auto pl-3 text-14 text-muted">
                  {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
                </span>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
