import { createLog } from '@preproom/models/runtime/log';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

const lines: string[] = [];
let stack: Stack;
beforeAll(async () => {
  stack = await startStack({}, createLog('warn', 'server', { write: (line) => lines.push(line) }));
});
afterAll(() => stack.stop());
beforeEach(() => {
  lines.length = 0;
});

async function report(type: string, body: string): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': type }, body };
  return (await fetch(`${stack.url}/csp-report`, init)).status;
}
const blocked = () =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'blocked by the page policy')
    .map(({ directive, blocked }) => [directive, blocked]);

test('what a page was kept from is logged by directive and origin, without the addresses', async () => {
  const page = 'https://preproom.example/mails/off?token=secret';
  const old = {
    'csp-report': {
      'document-uri': page,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?secret',
    },
  };
  expect(await report('application/csp-report', JSON.stringify(old))).toBe(204);
  const entries = [
    { type: 'csp-violation', url: page, body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
    {
      type: 'csp-violation',
      url: page,
      body: { effectiveDirective: 'img-src', blockedURL: 'data:x,secret' },
    },
  ];
  expect(await report('application/reports+json', JSON.stringify(entries))).toBe(204);
  expect(blocked()).toEqual([
    ['script-src-elem', 'https://evil.example'],
    ['script-src', 'inline'],
    ['img-src', 'data:'],
  ]);
  expect(lines.join('')).not.toContain('secret');
});

test('anything else is answered in the same way and logged as nothing', async () => {
  expect(await report('application/csp-report', '{"csp-report":{}}')).toBe(204);
  expect(await report('application/reports+json', '[{"type":"deprecation","body":{}}]')).toBe(204);
  expect(await report('text/plain', 'hello')).toBe(204);
  expect(await report('application/csp-report', `{"a":"${'x'.repeat(20_000)}"}`)).toBe(413);
  expect(blocked()).toEqual([]);
});

test('a flood is told to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => report('application/csp-report', '{}')));
  expect(answers).toContain(429);
});
