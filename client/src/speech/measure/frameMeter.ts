/** Length of a frame. Ten milliseconds resolve the dips between syllables, which last 30 ms and more. */
export const FRAME_MS = 10;

/** What is kept of ten milliseconds of sound. */
export interface SpeechFrame {
  /** Energy between 300 and 3400 Hz, in decibels below full scale; -Infinity for digital silence, as of a muted microphone. */
  db: number;
  /** Zero crossings per second in that band: high in hiss, as of an s, and low in vowels. */
  crossings: number;
}

/** The band of telephone speech. It leaves out hum and rumble below, and most of the hiss above. */
const BAND_HZ = { low: 300, high: 3_400 };

/** Turns samples of any block length into frames. */
export interface FrameMeter {
  add(samples: Float32Array, onFrame: (frame: SpeechFrame) => void): void;
}

export function createFrameMeter(sampleRate: number): FrameMeter {
  const highpass = createBiquad('highpass', BAND_HZ.low / sampleRate);
  const lowpass = createBiquad('lowpass', Math.min(0.45, BAND_HZ.high / sampleRate));
  const frameSamples = Math.round((sampleRate * FRAME_MS) / 1000);
  let [count, energy, crossings, before] = [0, 0, 0, 0];

  return {
    add(samples, onFrame) {
      for (const sample of samples) {
        const filtered = lowpass(highpass(sample));
        energy += filtered * filtered;
        if (filtered < 0 !== before < 0) crossings++;
        before = filtered;
        if (++count < frameSamples) continue;
        onFrame({ db: toDb(energy / count), crossings: (crossings * 1000) / FRAME_MS });
        [count, energy, crossings] = [0, 0, 0];
      }
    },
  };
}

/** Below this the sound is digital silence: the filters ring on for a while after the last sample. */
const SILENT_POWER = 1e-12;

function toDb(power: number): number {
  return power < SILENT_POWER ? -Infinity : 10 * Math.log10(power);
}

/**
 * A second-order filter with Q = 1/√2, after R. Bristow-Johnson's "Audio EQ Cookbook" (https://www.w3.org/TR/audio-eq-cookbook/).
 * `frequency` is a share of the sample rate.
 */
function createBiquad(kind: 'highpass' | 'lowpass', frequency: number): (sample: number) => number {
  const w = 2 * Math.PI * frequency;
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / Math.SQRT2];
  const a0 = 1 + alpha;
  const [a1, a2] = [(-2 * cos) / a0, (1 - alpha) / a0];
  const edge = kind === 'lowpass' ? 1 - cos : 1 + cos;
  const b0 = edge / 2 / a0;
  const b1 = (kind === 'lowpass' ? edge : -edge) / a0;
  let [s1, s2] = [0, 0];
  return (sample) => {
    const out = b0 * sample + s1;
    s1 = b1 * sample - a1 * out + s2;
    s2 = b0 * sample - a2 * out;
    return out;
  };
}
