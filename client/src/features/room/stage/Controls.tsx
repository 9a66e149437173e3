import { Trans, useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, TooltipTrigger } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { RoomToggle, RoomTooltip } from '../parts/RoomToggle.tsx';
import type { RoomAction } from './useRoomActions.tsx';

const DEVICES: readonly RoomAction['id'][] = ['microphone', 'camera'];
const TOGETHER: readonly RoomAction['id'][] = ['screen', 'chat', 'cockpit'];
const WORK: readonly RoomAction['id'][] = ['code', 'board'];
const FURTHER: readonly RoomAction['id'][] = [
  'focus',
  'recording',
  'saver',
  'devices',
  'fullScreen',
  'help',
  'report',
];

export interface ControlsProps {
  actions: RoomAction[];
  isFaded: boolean;
}

/** The row of buttons, in groups. Those that do not fit (on a phone, beside the chat) are in a menu. */
export function Controls({ actions, isFaded }: ControlsProps) {
  const { t } = useLingui();
  const of = (ids: readonly RoomAction['id'][]) =>
    ids.flatMap((id) => actions.filter((action) => action.id === id && !action.hasNoButton));
  const buttons = (ids: readonly RoomAction['id'][]) =>
    of(ids).map((action) => <ActionButton key={action.id} action={action} hasTooltip={!isFaded} />);
  return (
    <div
      role="toolbar"
      aria-label={t`Controls`}
      className={cx(
        'absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-center gap-1 bg-linear-to-t from-paper/85 via-paper/55 via-50% to-transparent px-2 pt-12 @min-[26rem]:gap-2 @min-[30rem]:gap-3 low:pt-2',
        'pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-opacity duration-200 has-focus-visible:opacity-100 low:pb-2',
        // The mentor has seven.
        '@max-[23rem]:[&_button]:size-10',
        isFaded && 'opacity-0',
      )}
    >
      <Group label={t`Microphone and camera`}>{buttons(DEVICES)}</Group>
      {/* Between the guide and the code of a laptop it is in the menu. */}
      <Group label={t`Screen and chat`} className="hidden @min-[19rem]:flex">
        {buttons(TOGETHER)}
      </Group>
      {/* On a phone it is in the menu. */}
      <Group label={t`Code`} className="hidden @min-[38rem]:flex">
        {buttons(WORK)}
      </Group>
      <Group label={t`More`} className="hidden @min-[58rem]:flex">
        {buttons(FURTHER)}
      </Group>
      <div className="@min-[19rem]:hidden">
        <MoreMenu actions={of([...TOGETHER, ...WORK, ...FURTHER, 'end'])} />
      </div>
      <div className="hidden @min-[19rem]:block @min-[38rem]:hidden">
        <MoreMenu actions={of([...WORK, ...FURTHER, 'end'])} />
      </div>
      <div className="hidden @min-[38rem]:block @min-[58rem]:hidden">
        <MoreMenu actions={of(FURTHER)} />
      </div>
      <Group label={t`Leaving`} className="flex @min-[30rem]:ms-3">
        {of(['end']).map((action) => (
          <EndButton key={action.id} action={action} />
        ))}
        {buttons(['leave'])}
      </Group>
    </div>
  );
}

function Group({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'items-center gap-1 @min-[26rem]:gap-2 @min-[58rem]:border-line-strong/60 @min-[58rem]:not-first:border-s @min-[58rem]:not-first:ps-3',
        className ?? 'flex',
      )}
    >
      {children}
    </fieldset>
  );
}

/** With its words: it ends the interview for both. Beside guide and chat of a laptop it still has room; on a phone it is in the menu. */
function EndButton({ action: { label, shortcut, icon, run } }: { action: RoomAction }) {
  return (
    <Button
      aria-keyshortcuts={shortcut}
      onPress={run}
      className="hidden min-h-12 cursor-pointer items-center gap-2 rounded-full border border-line-strong/60 bg-raised px-4 text-ink hover:border-ink @min-[38rem]:flex [&_svg]:size-5"
    >
      {icon}
      {label}
    </Button>
  );
}

interface ActionButtonProps {
  action: RoomAction;
  hasTooltip: boolean;
}

function ActionButton({ action, hasTooltip }: ActionButtonProps) {
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
        {hasTooltip && <RoomTooltip label={label} shortcut={shortcut} />}
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
      hasTooltip={hasTooltip}
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
