import { useLingui } from '@lingui/react/macro';
import { Container } from '../../ui/Container.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { MarkAllAsRead, NotificationList } from './NotificationList.tsx';

export function NotificationsPage() {
  const { t } = useLingui();
  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
        <PageHeading title={t`Notifications`} className="text-24 sm:text-30" />
        <MarkAllAsRead />
      </div>
      <div className="overflow-clip rounded-card border border-line bg-raised">
        <NotificationList hasOlder />
      </div>
    </Container>
  );
}
