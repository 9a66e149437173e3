import { useLingui } from '@lingui/react/macro';
import type { MediaState } from '@preproom/models/contract/room/signalling';

type Sending = Pick<MediaState, 'sending' | 'dataSaver'>;

/** Why pictures are smaller than they could be, or missing: a sentence for each reason; empty when nothing is held back. */
export function useSendingTexts(own: Sending, other: Sending, name: string): string[] {
  const saving = useSaverText(own, other, name);
  const { t } = useLingui();
  const ownTexts: Partial<Record<Sending['sending'], string>> = {
    line_reduced: t`The line to ${name} is slow, so your picture is smaller.`,
    line_audio: t`The line to ${name} is slow: only your sound is sent for now.`,
    cpu_reduced: t`Your device is busy, so your picture is smaller.`,
  };
  const otherTexts: Partial<Record<Sending['sending'], string>> = {
    line_reduced: t`The line from ${name} is slow, so their picture is smaller.`,
    line_audio: t`The line from ${name} is slow: sound only for now.`,
    cpu_reduced: t`The device of ${name} is busy, so their picture is smaller.`,
  };
  return [saving, ownTexts[own.sending], otherTexts[other.sending]].filter((text) => text !== undefined);
}

/** The stricter data saver decides for both, and its owner is named. */
function useSaverText(own: Sending, other: Sending, name: string): string | undefined {
  const { t } = useLingui();
  if (own.dataSaver === 'sound') return t`Data saver: sound only.`;
  if (other.dataSaver === 'sound') return t`${name} saves data: sound only.`;
  if (own.dataSaver === 'on') return t`Data saver is on: both of you send less.`;
  if (other.dataSaver === 'on') return t`${name} has the data saver on: both of you send less.`;
  return undefined;
}
