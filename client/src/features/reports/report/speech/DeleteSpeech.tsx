import { Trans } from '@lingui/react/macro';
import { DeleteForGood } from '../DeleteForGood.tsx';
import { useDeleteSpeech } from './api.ts';

/** Deletes the person's own talk time. */
export function DeleteSpeech({ roomid }: { roomid: string }) {
  return (
    <DeleteForGood
      label={<Trans>Delete talk time</Trans>}
      title={<Trans>Delete this session’s talk time?</Trans>}
      deletion={useDeleteSpeech(roomid)}
    >
      <Trans>This permanently deletes your talk-time data for this session.</Trans>
    </DeleteForGood>
  );
}
