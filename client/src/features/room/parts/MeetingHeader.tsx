import { useLingui } from '@lingui/react/macro';
import { useSessionName } from '../../../lib/texts/roundText.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import type { Room } from './api.ts';
import { MeetingTime } from './MeetingTime.tsx';

/** Who, which round and when: the header of the lobby and of a closed room. */
export function MeetingHeader({ room }: { room: Room }) {
  const { t } = useLingui();
  const sessionName = useSessionName();
  const nowMs = useNow();
  const { Name, photo } = room.other;
  const session = sessionName(room);
  return (
    <>
      <div className="flex items-center gap-4">
        <Avatar name={Name} photo={photo} className="size-14 text-20" />
        <div className="min-w-0">
          <p className="text-14 text-muted">{session}</p>
          <PageHeading title={t`${session} with ${Name}`} className="text-24 sm:text-30">
            {Name}
          </PageHeading>
        </div>
      </div>
      <MeetingTime room={room} nowMs={nowMs} />
    </>
  );
}
