import { createFrameMeter, FRAME_MS } from '../measure/frameMeter.ts';
import { FRAMES_PER_MESSAGE, type FramesMessage, PROCESSOR } from './workletProtocol.ts';

// TypeScript's libraries do not describe the scope of an audio worklet.
declare const sampleRate: number;
declare const currentTime: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** Turns the microphone's samples into frames of energy. No sample leaves this thread. */
class SpeechFrames extends AudioWorkletProcessor {
  readonly #meter = createFrameMeter(sampleRate);
  #values: number[] = [];

  process([channels]: Float32Array[][]): boolean {
    const samples = channels?.[0];
    // Without a source there is nothing to measure; the node stays for the next one.
    if (!samples) return true;
    this.#meter.add(samples, ({ db, crossings }) => this.#values.push(db, crossings));
    if (this.#values.length >= 2 * FRAMES_PER_MESSAGE) this.#post(currentTime + samples.length / sampleRate);
    return true;
  }

  #post(endSeconds: number): void {
    const values = Float32Array.from(this.#values);
    this.#values = [];
    const startSeconds = endSeconds - (values.length / 2) * (FRAME_MS / 1000);
    const message: FramesMessage = { startSeconds, values };
    this.port.postMessage(message, [values.buffer]);
  }
}

registerProcessor(PROCESSOR, SpeechFrames);
