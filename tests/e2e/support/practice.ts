import { PracticeRecord, setPracticeConsent } from '@preproom/models/contract/assessments/practice';
import type { AnswerTime } from '@preproom/models/contract/assessments/practiceSums';
import type { SpeechSegment } from '@preproom/models/contract/room/speechSums';
import { createSpeechPipeline } from '../../../client/src/speech/measure/speechPipeline.ts';
import type { Person } from './person.ts';
import { expect } from './test.ts';

/** What the page's audio worklets posted, and when answers began and ended, both on the page's own clock. */
interface Watched {
  messages: { node: number; atMs: number; audioNowMs: number; startMs: number; values: number[] }[];
  answers: { fromMs: number; toMs: number }[];
}

interface PracticeWatch {
  /** The body with which the session was saved. */
  saved(): unknown;
  /** Every request was one of the practice's own, by its strict schema, or had no body. */
  expectOnlyNumbers(): void;
}

/** From the next navigation on, notes what the page measures and sends. */
export async function watchPractice({ context, page }: Person): Promise<PracticeWatch> {
  await context.addInitScript(watchPage);
  const bodies: { path: string; body: string }[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body) bodies.push({ path: new URL(request.url()).pathname, body });
  });
  const saved = () => bodies.filter(({ path }) => /\/assessments\/practice\/[0-9a-f]{24}$/.test(path));
  return {
    saved: () => JSON.parse(saved()[0]?.body ?? 'null'),
    expectOnlyNumbers() {
      expect(saved()).toHaveLength(1);
      for (const { path, body } of bodies.filter((sent) => sent.path.includes('/assessments/'))) {
        const schema = path.includes('/consents/') ? setPracticeConsent.body : PracticeRecord;
        expect(schema?.safeParse(JSON.parse(body)).error?.issues ?? [], path).toEqual([]);
      }
      // What else a page reports, such as how it left the lobby, is short.
      for (const { body } of bodies) expect(body.length).toBeLessThan(3_000);
    },
  };
}

/** Runs in the page. */
function watchPage(): void {
  const watched: Watched = { messages: [], answers: [] };
  Object.assign(window, { watchedPractice: watched });
  let nodes = 0;
  const Native = window.AudioWorkletNode;
  window.AudioWorkletNode = class extends Native {
    constructor(audio: BaseAudioContext, name: string, options?: AudioWorkletNodeOptions) {
      super(audio, name, options);
      const node = nodes++;
      this.port.addEventListener('message', ({ data }) => {
        const { startSeconds, values } = data as { startSeconds: number; values: Float32Array };
        watched.messages.push({
          node,
          atMs: performance.now(),
          audioNowMs: 1000 * audio.currentTime,
          startMs: 1000 * startSeconds,
          values: [...values],
        });
      });
    }
  };
  let isAnswering = false;
  new MutationObserver(() => {
    const isNow = document.querySelector('[aria-label="Your answer"]') !== null;
    if (isNow === isAnswering) return;
    isAnswering = isNow;
    if (isNow) watched.answers.push({ fromMs: performance.now(), toMs: 0 });
    const last = watched.answers.at(-1);
    if (!isNow && last) last.toMs = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** Each answer's time and speech from the frames that the page measured, on the page's clock, without the page's own run. */
export async function measuredByHand({
  page,
}: Person): Promise<{ time: AnswerTime; segments: SpeechSegment[] }[]> {
  const watched = await page.evaluate(
    () => (window as unknown as { watchedPractice: Watched }).watchedPractice,
  );
  return watched.answers.map((time, i) => ({ time, segments: speechOf(watched, i) }));
}

/** Each question has its own worklet. */
function speechOf({ messages }: Watched, node: number): SpeechSegment[] {
  const own = messages.filter((message) => message.node === node);
  const pipeline = createSpeechPipeline();
  const frames = own.flatMap(({ values }) =>
    Array.from({ length: values.length / 2 }, (_, at) => ({
      db: values[2 * at] ?? 0,
      crossings: values[2 * at + 1] ?? 0,
    })),
  );
  const speech = [...frames.map((frame) => pipeline.add(frame)), pipeline.interrupt()].filter(
    (one) => one !== null,
  );
  const first = own[0];
  const offsetMs = first ? first.atMs - first.audioNowMs + first.startMs : 0;
  return speech.map(({ startMs, endMs, syllables }) => [offsetMs + startMs, offsetMs + endMs, syllables]);
}

/** Chooses the questions and how they are answered. */
export async function choose({ page }: Person, ...names: string[]): Promise<void> {
  await page.goto('/assessments/practice');
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}
