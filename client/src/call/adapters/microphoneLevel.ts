/** Fast enough to follow a voice, at a third of the cost of measuring every frame. */
const INTERVAL_MS = 50;
/** At 48 kHz this covers nearly a whole interval. */
const WINDOW_SAMPLES = 2048;
/** Speech at arm's length reaches about a tenth of full scale; this factor makes it fill the meter. */
const GAIN = 6;

/** Reports a microphone's loudness, 0 to 1, twenty times a second while the browser runs audio; returns its undo. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_SAMPLES });
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
  const samples = new Float32Array(WINDOW_SAMPLES);
  // Browsers run audio only after the person has interacted with the page.
  const wake = () => void context.resume();
  wake();
  window.addEventListener('pointerdown', wake);
  window.addEventListener('keydown', wake);

  const measure = () => {
    analyser.getFloatTimeDomainData(samples);
    if (context.state === 'running') onLevel(Math.min(1, GAIN * rootMeanSquare(samples)));
  };
  const timer = setInterval(measure, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pointerdown', wake);
    window.removeEventListener('keydown', wake);
    void context.close();
  };
}

function rootMeanSquare(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}
