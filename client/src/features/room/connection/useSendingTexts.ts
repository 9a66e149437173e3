import { useLingui } from '@lingui/react/macro';
import type { MediaState } from '@preproom/models/contract/room/signalling';

type Sending = Pick<MediaState, 'sending' | 'dataSaver'>;

export interface SendingText {
  text: string;
  /** The connection's status says the same in a word. */
  isInStatus: boolean;
}

/** One sentence per reason why video is reduced or off; empty when nothing is reduced. */
export function useSendingTexts(own: Sending, other: Sending, name: string): SendingText[] {
  const saving = useSaverText(own, other, name);
  const { t } = useLingui();
  const ownTexts: Partial<Record<Sending['sending'], string>> = {
    line_reduced: t`The connection to ${name} is slow, so your video is lower quality.`,
    line_audio: t`The connection to ${name} is slow, so they can only hear you for now.`,
    cpu_reduced: t`Your device is busy, so your video is lower quality.`,
  };
  const otherTexts: Partial<Record<Sending['sending'], string>> = {
    line_reduced: t`The connection from ${name} is slow, so their video is lower quality.`,
    line_audio: t`The connection from ${name} is slow, so you can only hear them for now.`,
    cpu_reduced: t`${name}’s device is busy, so their video is lower quality.`,
  };
  const isLine = ({ sending }: Sending) => sending === 'line_reduced' || sending === 'line_audio';
  return [
    { text: saving, isInStatus: false },
    { text: ownTexts[own.sending], isInStatus: isLine(own) },
    { text: otherTexts[other.sending], isInStatus: isLine(other) },
  ].filter((one): one is SendingText => one.text !== undefined);
}

/** The stricter data saver of the two applies to both people; the text names who set it. */
function useSaverText(own: Sending, other: Sending, name: string): string | undefined {
  const { t } = useLingui();
  if (own.dataSaver === 'sound') return t`Data saver is on: audio only.`;
  if (other.dataSaver === 'sound') return t`${name} turned on data saver: audio only.`;
  if (own.dataSaver === 'on') return t`Data saver is on. You’re both sending lower-quality video.`;
  if (other.dataSaver === 'on')
    return t`${name} turned on data saver. You’re both sending lower-quality video.`;
  return undefined;
}
