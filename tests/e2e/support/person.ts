import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from '@playwright/test';
import { type MediaName, mediaPath, type SpeechName, speechPath } from '../../support/room/media.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  // The Chromium without a window has nobody who answers to the names that hide addresses.
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  // Without a network only the loopback address is left, which Chromium leaves out unless told otherwise.
  '--allow-loopback-in-peer-connection',
  // This machine is all there is.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** For one click or navigation. Only ends what hangs. */
const STEP_TIMEOUT_MS = 60_000;

export interface PersonOptions {
  /** The address that the page is opened under. */
  origin: string;
  /** What the camera sees: a clip, or else Chromium's own test picture at 15 frames a second; or there is none. */
  camera?: MediaName | 'none' | undefined;
  /** What the microphone hears, in a loop; else Chromium's own beeps. */
  microphone?: SpeechName | undefined;
  viewport?: { width: number; height: number } | undefined;
  /** False for a browser that runs no scripts. */
  hasScripts?: boolean | undefined;
  /** True for the Chromium that people have, where the one without a window lacks something. */
  hasWindow?: boolean | undefined;
  /** Further flags of Chromium. */
  flags?: readonly string[] | undefined;
  /** A running browser to be a separate user of, who shares no cookies or storage with its others. Not with a camera, microphone or flags. */
  browser?: Browser | undefined;
}

/** Somebody with a browser of their own, with what its pages complained about and whom they asked. */
export class Person {
  readonly context: BrowserContext;
  /** The tab that the person looks at. */
  page: Page;
  readonly origin: string;
  /** Console errors and uncaught exceptions. */
  readonly complaints: string[] = [];
  /** Requests to anything but `origin` and where the test leads them. */
  readonly foreignRequests: string[] = [];
  /** Everything that the pages have sent over websockets, as text. */
  readonly sentFrames: string[] = [];
  readonly #tolerated: RegExp[] = [];
  readonly #origins: Set<string>;

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.context = context;
    this.page = page;
    this.origin = origin;
    this.#origins = new Set([origin]);
    context.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (webError) => this.complaints.push(String(webError.error())));
    context.on('request', (request) => this.#noteRequest(request.url()));
    for (const known of context.pages()) this.#watch(known);
    context.on('page', (opened) => this.#watch(opened));
  }

  static async arrive(options: PersonOptions): Promise<Person> {
    const { origin, viewport, hasScripts = true, browser } = options;
    const contextOptions: BrowserContextOptions = {
      viewport: viewport ?? { width: 1280, height: 800 },
      baseURL: origin,
      javaScriptEnabled: hasScripts,
      reducedMotion: 'reduce',
    };
    const context = browser
      ? await browser.newContext(contextOptions)
      : await launchAlone(contextOptions, options);
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    const page = context.pages()[0] ?? (await context.newPage());
    return new Person(context, page, origin);
  }

  /** Complaints of this kind belong to what the test does. */
  tolerate(...patterns: RegExp[]): void {
    this.#tolerated.push(...patterns);
  }

  /** The test leads this person to another site. */
  mayVisit(origin: string): void {
    this.#origins.add(origin);
  }

  get unexpectedComplaints(): string[] {
    return this.complaints.filter((text) => !this.#tolerated.some((pattern) => pattern.test(text)));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #watch(page: Page): void {
    page.on('websocket', (socket) => {
      this.#noteRequest(socket.url().replace(/^ws/, 'http'));
      socket.on('framesent', ({ payload }) => this.sentFrames.push(String(payload)));
    });
  }

  #noteRequest(url: string): void {
    if (/^https?:/.test(url) && !this.#origins.has(new URL(url).origin)) this.foreignRequests.push(url);
  }
}

/** A browser that several people can share, each with a context of their own. */
export function launchShared(): Promise<Browser> {
  return chromium.launch({ ...executable({}), args: [...FLAGS, ...cameraFlags(undefined)] });
}

/** A Chromium process for one person, whose profile goes with it. */
async function launchAlone(
  contextOptions: BrowserContextOptions,
  { camera, microphone, hasWindow, flags = [] }: PersonOptions,
): Promise<BrowserContext> {
  const profile = mkdtempSync(join(tmpdir(), 'preproom-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...contextOptions,
    ...executable({ camera, hasWindow }),
    args: [...FLAGS, ...flags, ...cameraFlags(camera), ...microphoneFlags(microphone)],
  });
  context.on('close', () => rmSync(profile, { recursive: true, force: true, maxRetries: 3 }));
  return context;
}

/** The Chromium that people have; or the one without a window, where a clip of a face is not wanted. */
function executable({ camera = 'none', hasWindow = camera !== 'none' }: Partial<PersonOptions>): {
  executablePath?: string;
} {
  const executablePath = (!hasWindow && process.env.HEADLESS_SHELL_PATH) || process.env.CHROMIUM_PATH;
  return executablePath ? { executablePath } : {};
}

function cameraFlags(camera: PersonOptions['camera']): string[] {
  if (!camera) return ['--use-fake-device-for-media-stream=fps=15'];
  if (camera === 'none') return ['--use-fake-device-for-media-stream=device-count=0'];
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${mediaPath(camera)}`];
}

function microphoneFlags(microphone: PersonOptions['microphone']): string[] {
  return microphone ? [`--use-file-for-fake-audio-capture=${speechPath(microphone)}`] : [];
}
