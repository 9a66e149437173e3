import { Trans } from '@lingui/react/macro';
import { useDeleteReadings } from '../api.ts';
import { DeleteForGood } from './DeleteForGood.tsx';

export function DeleteReadings({ roomid }: { roomid: string }) {
  return (
    <DeleteForGood
      label={<Trans>Delete readings</Trans>}
      title={<Trans>Delete this session’s readings?</Trans>}
      deletion={useDeleteReadings(roomid)}
    >
      <Trans>
        This permanently deletes all readings and the four percentages. Your ratings and comments stay.
      </Trans>
    </DeleteForGood>
  );
}
