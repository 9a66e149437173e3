const NOTES_HZ = [523.25, 659.25, 783.99];
const NOTE_SECONDS = 0.28;
const LOUDNESS = 0.2;

/** Plays three notes on this speaker (null: the browser's choice); resolves when they are over. */
export async function playTestTone(speakerId: string | null): Promise<void> {
  const context = new AudioContext();
  try {
    await chooseSpeaker(context, speakerId);
    await context.resume();
    await Promise.all(NOTES_HZ.map((frequency, i) => playNote(context, frequency, i * NOTE_SECONDS)));
  } finally {
    await context.close();
  }
}

/** Safari and Firefox do not support choosing a speaker; the tone then plays on the default one. */
async function chooseSpeaker(context: AudioContext, speakerId: string | null): Promise<void> {
  const choosing = context as AudioContext & { setSinkId?(id: string): Promise<void> };
  if (speakerId !== null) await choosing.setSinkId?.(speakerId).catch(() => {});
}

function playNote(context: AudioContext, frequency: number, afterSeconds: number): Promise<void> {
  const startsAt = context.currentTime + afterSeconds;
  const endsAt = startsAt + NOTE_SECONDS;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0, startsAt);
  volume.gain.linearRampToValueAtTime(LOUDNESS, startsAt + 0.03);
  volume.gain.linearRampToValueAtTime(0, endsAt);
  const note = new OscillatorNode(context, { frequency });
  note.connect(volume).connect(context.destination);
  note.start(startsAt);
  note.stop(endsAt);
  return new Promise((resolve) => {
    note.onended = () => resolve();
  });
}
