import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@preproom/models/contract/notifications/notifications';
import { Check } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { useReadNotification } from '../../lib/live/notifications.ts';
import { useWhen } from '../../lib/texts/when.ts';
import { useNow } from '../../lib/useNow.ts';
import { When } from '../../ui/When.tsx';
import { notificationPath } from './notificationPath.ts';
import { useNotificationText } from './useNotificationText.ts';

export interface NotificationRowProps {
  notification: Notification;
  onFollow?: (() => void) | undefined;
}

/** A link to what the notification is about, which counts as reading it; a button reads it without leaving. */
export function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { t } = useLingui();
  const text = useNotificationText()(notification);
  const read = useReadNotification();
  const { _id, at, startsAt, isRead, roomid } = notification;
  const markAsRead = () => read.mutate({ _id, andOlder: false });
  const follow = () => {
    // The bell reads what is told about the session whose page opens.
    if (!isRead && roomid === null) markAsRead();
    onFollow?.();
  };
  return (
    <li className={cx('relative flex items-start gap-1 pe-2', !isRead && 'bg-peacock/5')}>
      <RouterLink
        to={notificationPath(notification)}
        onClick={follow}
        className="flex min-w-0 flex-1 gap-3 py-3 ps-4 -outline-offset-2 transition-colors duration-150 hover:bg-ink/4"
      >
        <span
          aria-hidden
          className={cx('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-peacock')}
        />
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className={cx('text-14 wrap-anywhere', !isRead && 'font-medium')}>
            {!isRead && (
              <span className="sr-only">
                <Trans>Unread:</Trans>{' '}
              </span>
            )}
            {text}
          </span>
          {startsAt && <When instant={startsAt} className="text-12 text-muted" />}
          <Ago at={at} />
        </span>
      </RouterLink>
      {!isRead && (
        <button
          type="button"
          onClick={markAsRead}
          aria-label={t`Mark as read: ${text}`}
          title={t`Mark as read`}
          className="mt-1.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-ink/6 hover:text-ink"
        >
          <Check aria-hidden className="size-4" />
        </button>
      )}
    </li>
  );
}

function Ago({ at }: { at: string }) {
  const { ago } = useWhen();
  const nowMs = useNow('minute');
  return (
    <time dateTime={at} className="text-12 text-muted">
      {ago(at, Math.max(nowMs, Date.parse(at)))}
    </time>
  );
}
