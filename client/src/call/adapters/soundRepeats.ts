/**
 * Has the other side ask for lost packets of sound, as browsers do by themselves for pictures (RFC 4585 §6.2.1, generic NACK). What
 * arrives again in time is not made up, and a line that loses nothing carries nothing more. Leaves a description without Opus as it is.
 */
export function withSoundRepeats(sdp: string): string {
  const payload = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  const feedback = `a=rtcp-fb:${payload} `;
  if (!payload || sdp.includes(`${feedback}nack\r\n`)) return sdp;
  return sdp.replace(`${feedback}transport-cc\r\n`, (line) => `${line}${feedback}nack\r\n`);
}
