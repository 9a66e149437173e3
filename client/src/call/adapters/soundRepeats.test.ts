import { expect, it } from 'vitest';
import { withSoundRepeats } from './soundRepeats.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\r\n`).join('');
const SOUND = [
  'm=audio 9 UDP/TLS/RTP/SAVPF 111 63',
  'a=rtpmap:111 opus/48000/2',
  'a=rtcp-fb:111 transport-cc',
];
const PICTURE = ['m=video 9 UDP/TLS/RTP/SAVPF 96', 'a=rtpmap:96 VP8/90000', 'a=rtcp-fb:96 transport-cc'];

it('asks for lost packets of Opus, and changes nothing else', () => {
  expect(withSoundRepeats(lines(...SOUND, ...PICTURE))).toBe(
    lines(...SOUND, 'a=rtcp-fb:111 nack', ...PICTURE),
  );
});

it('asks once', () => {
  const asked = withSoundRepeats(lines(...SOUND));
  expect(withSoundRepeats(asked)).toBe(asked);
});

it('leaves a description without sound as it is', () => {
  expect(withSoundRepeats(lines(...PICTURE))).toBe(lines(...PICTURE));
});
