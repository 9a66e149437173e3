import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debianPackage.ts';
import { runTool } from './tool.ts';

const ON_THE_MACHINE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// The program itself: the script in /usr/bin stays between us and it.
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * The path of a Chromium: CHROMIUM_PATH, else one on the machine, else Debian's package, else Playwright's own build. Throws
 * with what to do when none can be had.
 */
export async function findChromium(): Promise<string> {
  const present = presentChromium();
  if (present) return present;
  await installDebianPackage('chromium');
  const installed = presentChromium();
  if (installed) return installed;
  await runTool('playwright', ['install', 'chromium'], { streams: true });
  const downloaded = presentChromium();
  if (downloaded) return downloaded;
  throw new Error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.');
}

/** The path of the Chromium that has no window, Debian's package; undefined where it cannot be had. */
export async function findHeadlessShell(): Promise<string | undefined> {
  // Whoever names a browser means it.
  if (process.env.CHROMIUM_PATH) return undefined;
  if (!existsSync(HEADLESS_SHELL)) await installDebianPackage('chromium-headless-shell');
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

function presentChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  return [...ON_THE_MACHINE, chromium.executablePath()].find((path) => existsSync(path));
}
