import { expect, test } from 'vitest';
import type { FromWorker } from '../runProtocol.ts';
import { createOutput } from './output.ts';

/** An output whose messages are kept, under a clock that the test moves. */
function start() {
  const sent: FromWorker[] = [];
  const clock = { ms: 0 };
  const output = createOutput(
    (message) => sent.push(message),
    () => clock.ms,
  );
  const text = () => sent.map((message) => (message.type === 'output' ? message.text : '')).join('');
  return { output, sent, clock, text };
}

test('what is printed before an endless loop has been sent', () => {
  const { output, text } = start();
  output.write('stdout', 'one');
  output.write('stdout', '\n');
  output.write('stderr', 'two\n');
  expect(text()).toBe('one\ntwo\n');
});

test('a thousand lines in no time are few messages, and arrive whole', () => {
  const { output, sent, text } = start();
  for (let line = 0; line < 1000; line++) output.write('stdout', `${line}\n`);
  output.flush();
  expect(sent.length).toBeLessThan(250);
  expect(text().split('\n')).toHaveLength(1001);
});

test('a program that prints now and then is never collected', () => {
  const { output, sent, clock } = start();
  for (let line = 0; line < 1000; line++) {
    clock.ms += 60;
    output.write('stdout', 'x');
    expect(sent).toHaveLength(line + 1);
  }
});
