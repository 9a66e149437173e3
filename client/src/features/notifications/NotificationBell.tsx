import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, Heading, Popover } from 'react-aria-components';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useNotifications, useReadNotification } from '../../lib/live/notifications.ts';
import { Link } from '../../ui/Link.tsx';
import { MarkAllAsRead, NotificationList } from './NotificationList.tsx';
import { notificationPath } from './notificationPath.ts';

/** Below this a popover has no space: the bell opens the page. */
const ROOMY = '(width >= 40rem)';
const MAX_SHOWN = 9;

/** Opens the latest notifications, and says how many are unread. */
export function NotificationBell() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { unread } = useNotifications();
  useReadHere();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    if (window.matchMedia(ROOMY).matches) setOpen(true);
    else void navigate('/notifications');
  };
  const label = unread > 0 ? t`Notifications, ${unread} unread` : t`Notifications`;
  return (
    <>
      <Button
        ref={button}
        onPress={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        className="relative grid size-11 cursor-pointer place-items-center rounded-full text-muted outline-none hover:bg-ink/6 hover:text-ink data-focus-visible:outline-2 data-focus-visible:outline-peacock"
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && <UnreadBadge count={unread} />}
      </Button>
      {/* Not in a DialogTrigger, with which react-aria's menus would load in every page that has a dialog. */}
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="bottom start"
        className="w-96 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-raised text-ink shadow-layer"
      >
        <Dialog className="flex max-h-[min(36rem,80dvh)] flex-col outline-none">
          <div className="flex min-h-14 items-center justify-between gap-2 border-b border-line px-4">
            <Heading slot="title" className="text-16">
              <Trans>Notifications</Trans>
            </Heading>
            <MarkAllAsRead />
          </div>
          <div className="min-h-0 flex-1 overflow-auto">
            <NotificationList onFollow={close} />
          </div>
          <p className="border-t border-line px-4 py-3 text-14">
            <Link to="/notifications" onClick={close}>
              <Trans>See all</Trans>
            </Link>
          </p>
        </Dialog>
      </Popover>
      <Announcement unread={unread} />
    </>
  );
}

/** Whoever has opened the page of a session, or its report, has read what is told about it. */
function useReadHere(): void {
  const { pathname } = useLocation();
  const { list } = useNotifications();
  const { mutate } = useReadNotification();
  const isHere = (one: (typeof list)[number]) => matchPath(notificationPath(one), pathname) !== null;
  const readId = list.find((one) => !one.isRead && one.roomid !== null && isHere(one))?._id;
  useEffect(() => {
    if (readId) mutate({ _id: readId, andOlder: false });
  }, [readId, mutate]);
}

function UnreadBadge({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute end-1 top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-marigold px-1 text-[0.6875rem] leading-none font-semibold text-on-marigold tabular-nums"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
}

/** Tells a screen reader when there are more unread ones than before; not on arrival, and not when some are read. */
function Announcement({ unread }: { unread: number }) {
  const { t } = useLingui();
  const { query } = useNotifications();
  const [known, setKnown] = useState<number | null>(null);
  const [text, setText] = useState('');
  if (!query.isPending && known !== unread) {
    setKnown(unread);
    const hasMore = known !== null && unread > known;
    setText(
      hasMore ? t`${plural(unread, { one: '# unread notification', other: '# unread notifications' })}` : '',
    );
  }
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}
