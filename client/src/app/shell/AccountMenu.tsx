import { Trans, useLingui } from '@lingui/react/macro';
import type { Role, User } from '@preproom/models/contract/accounts/users';
import {
  BriefcaseBusiness,
  ChevronsUpDown,
  CircleHelp,
  CreditCard,
  Gift,
  Keyboard,
  LogOut,
  type LucideIcon,
  Settings,
  UserRound,
} from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { LanguageChoice, ThemeChoice } from './Choices.tsx';
import { MENU_ITEM } from './menuStyle.ts';
import { useLogOut } from './useLogOut.ts';

const PROFILES: Partial<Record<Role, string>> = {
  user: '/account/student/profile',
  mentor: '/Dashboard/mentor/profile',
};

const LINE = '-mx-2 my-1 border-line';

export interface AccountMenuProps {
  user: User;
  /** In the side bar, which has space for the name. */
  isWide: boolean;
  /** Opens the list of keyboard shortcuts. */
  onHelp: () => void;
}

export function AccountMenu({ user, isWide, onHelp }: AccountMenuProps) {
  const { t } = useLingui();
  const { isLoggingOut, logOut } = useLogOut();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isLoggingOut)
    return (
      <p role="status" className="px-2 py-3 text-14 text-muted">
        <Trans>Logging out…</Trans>
      </p>
    );
  const close = () => setOpen(false);
  const closeFor = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <AccountButton user={user} isWide={isWide} ref={button} isOpen={isOpen} onOpen={() => setOpen(true)} />
      {/* Not in a DialogTrigger, with which react-aria's menus would load in every page that has a dialog. */}
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={isWide ? 'top start' : 'bottom end'}
        className="w-72 overflow-auto rounded-card border border-line bg-raised text-ink shadow-layer"
      >
        <Dialog aria-label={t`Account`} className="outline-none">
          <Person user={user} />
          <div className="flex flex-col gap-1 p-2">
            <AccountLinks role={user.role} onFollow={close} />
            {isWide && (
              <Action icon={Keyboard} onClick={closeFor(onHelp)}>
                <Trans>Keyboard shortcuts</Trans>
              </Action>
            )}
            <hr className={LINE} />
            <ThemeChoice />
            <LanguageChoice />
            <hr className={LINE} />
            <Action icon={LogOut} onClick={closeFor(() => void logOut())}>
              <Trans>Log out</Trans>
            </Action>
          </div>
        </Dialog>
      </Popover>
    </>
  );
}

function AccountLinks({ role, onFollow }: { role: Role; onFollow: () => void }) {
  const profile = PROFILES[role];
  return (
    <>
      {profile && (
        <Link to={profile} onClick={onFollow} className={MENU_ITEM}>
          <UserRound aria-hidden className="size-4 text-muted" />
          <Trans>Profile</Trans>
        </Link>
      )}
      {role === 'user' && (
        <Link to="/Dashboard/user/transcation" onClick={onFollow} className={MENU_ITEM}>
          <CreditCard aria-hidden className="size-4 text-muted" />
          <Trans>Payments</Trans>
        </Link>
      )}
      {role === 'user' && (
        <Link to="/Dashboard/applications" onClick={onFollow} className={MENU_ITEM}>
          <BriefcaseBusiness aria-hidden className="size-4 text-muted" />
          <Trans>Job applications</Trans>
        </Link>
      )}
      {role === 'user' && (
        <Link to="/Dashboard/referals" onClick={onFollow} className={MENU_ITEM}>
          <Gift aria-hidden className="size-4 text-muted" />
          <Trans>Invite friends</Trans>
        </Link>
      )}
      <Link to="/account/settings" onClick={onFollow} className={MENU_ITEM}>
        <Settings aria-hidden className="size-4 text-muted" />
        <Trans>Settings</Trans>
      </Link>
      <Link to="/in/faq" onClick={onFollow} className={MENU_ITEM}>
        <CircleHelp aria-hidden className="size-4 text-muted" />
        <Trans>Help</Trans>
      </Link>
    </>
  );
}

function Action(props: { icon: LucideIcon; onClick: () => void; children: ReactNode }) {
  const { icon: Icon, onClick, children } = props;
  return (
    <button type="button" onClick={onClick} className={MENU_ITEM}>
      <Icon aria-hidden className="size-4 text-muted" />
      {children}
    </button>
  );
}

interface AccountButtonProps extends Pick<AccountMenuProps, 'user' | 'isWide'> {
  ref: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpen: () => void;
}

function AccountButton({ user, isWide, ref, isOpen, onOpen }: AccountButtonProps) {
  const { t } = useLingui();
  const { Name: name, photo } = user;
  return (
    <Button
      ref={ref}
      onPress={onOpen}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t`${name}’s account`}
      className={cx(
        'cursor-pointer items-center outline-none data-focus-visible:outline-2 data-focus-visible:outline-peacock',
        isWide
          ? 'flex min-h-12 w-full gap-3 rounded-control px-2 text-start hover:bg-ink/5'
          : '-me-1 grid size-11 place-items-center rounded-full',
      )}
    >
      <Avatar name={name} photo={photo} className="size-8 text-12" />
      {isWide && (
        <>
          <span className="min-w-0 flex-1 truncate text-14 font-medium">{name}</span>
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted" />
        </>
      )}
    </Button>
  );
}

/** Who is logged in. Screen readers have it from the button. */
function Person({ user }: { user: User }) {
  return (
    <div aria-hidden className="flex items-center gap-3 border-b border-line p-4">
      <Avatar name={user.Name} photo={user.photo} />
      <div className="min-w-0">
        <p className="truncate text-14 font-medium">{user.Name}</p>
        <p className="truncate text-12 text-muted">{user.Email}</p>
      </div>
    </div>
  );
}
