import { expect, type Locator, type Request } from '@playwright/test';
import type { Person } from '../support/person.ts';

/** Words of the invented resume, and of both kinds of files before their compressed contents: no request may carry them. */
const MARKERS = ['Nimbus Retail Labs', 'asha.verma', '98765', '%PDF-', 'word/document.xml'];

export const asFile = (name: string, bytes: Uint8Array, mimeType = 'application/pdf') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** The bodies and addresses of all requests of the page and its workers, from now on. */
export function watchRequests({ context }: Person): string[] {
  const sent: string[] = [];
  context.on('request', (request: Request) =>
    sent.push(`${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`),
  );
  return sent;
}

/** Nothing of the invented resume has left the page, by requests or sockets. */
export function expectNothingSent({ sentFrames }: Person, sent: readonly string[]): void {
  expect([...sent, ...sentFrames].filter(hasMarker)).toEqual([]);
}

const hasMarker = (body: string) =>
  MARKERS.some(
    (marker) =>
      body.includes(marker) || decodeURIComponent(body.replace(/%(?![0-9a-f]{2})/gi, '')).includes(marker),
  );

/** Opens a folded part of the result, by keyboard. */
export async function unfold(part: Locator): Promise<void> {
  const summary = part.locator('summary').first();
  await summary.focus();
  await summary.press('Enter');
}
