import type { Timeline } from '@preproom/models/contract/reports/timeline';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useStore } from '../../../../lib/store.ts';
import { listParts } from '../../../../recording/recordingFiles.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import type { RecordingPlayerProps } from './RecordingPlayer.tsx';

const RecordingPlayer = lazy(async () => ({
  default: (await import('./RecordingPlayer.tsx')).RecordingPlayer,
}));

interface RecordingPlaceProps extends Pick<RecordingPlayerProps, 'target' | 'onTime'> {
  roomid: string;
  timeline: Timeline;
}

/** The recording of this session, if this account has one on this device. The player is loaded then. */
export function RecordingPlace({ roomid, ...props }: RecordingPlaceProps) {
  const userId = useStore(({ user }) => user?._id) ?? '';
  const { data: parts, refetch } = useQuery({
    queryKey: ['device-recording', userId, roomid],
    queryFn: () => listParts(userId, roomid),
    enabled: userId !== '',
  });
  if (!parts || parts.length === 0) return null;
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <RecordingPlayer {...props} {...{ userId, roomid, parts }} onDeleted={() => void refetch()} />
    </Suspense>
  );
}
