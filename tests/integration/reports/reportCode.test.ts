import { randomUUID } from 'node:crypto';
import { endpointPath } from '@preproom/models/contract/http/endpoint';
import { downloadLearnerReport } from '@preproom/models/contract/reports/learnerReport';
import { storeCode } from '@preproom/models/contract/room/code';
import { codeFileText } from '@preproom/models/contract/room/codeFiles';
import { createSession, createUser } from '@preproom/models/db/testing/factories';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { pdfText } from '../../support/payments/pdfText.ts';
import { type Stack, startStack } from '../../support/stack/startStack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** The report of a session in which the learner wrote this, as text. */
async function reportOf(write: (doc: Y.Doc) => void): Promise<string> {
  const [learner, mentor] = [
    await createUser(stack.database, { language: 'en' }),
    await createUser(stack.database, { role: 'mentor' }),
  ];
  const people = { learnerId: learner._id, mentorId: mentor._id };
  const startsAt = new Date(stack.clock.now());
  const { roomid } = await createSession(stack.database, { ...people, status: 'live', startsAt });
  const client = await stack.enter(learner);
  const doc = new Y.Doc();
  write(doc);
  const update = Buffer.from(Y.encodeStateAsUpdate(doc)).toString('base64');
  const body = { roomid, id: randomUUID(), updates: [[0, update] as [number, string]] };
  expect((await client.call(storeCode, { params: { roomid }, body })).status).toBe(200);
  const path = endpointPath(downloadLearnerReport).replace(':roomid', roomid);
  const response = await fetch(stack.url + path, { headers: { cookie: client.cookie } });
  return pdfText(Buffer.from(await response.arrayBuffer()));
}

test('the report on paper ends with the code, in its language', async () => {
  const text = await reportOf((doc) => {
    doc.getMap('settings').set('language', 'python');
    doc.getText('text').insert(0, 'def area(width, height):\n    return width * height\n');
  });
  expect(text).toMatch(/Code at the end\s+Python\s+def area\(width, height\):\s+return width \* height/);
});

test('a long code is cut, and the report says where the rest is', async () => {
  const lines = Array.from({ length: 2_000 }, (_, i) => `\ttotal_${i} = ${i}`);
  const text = await reportOf((doc) => doc.getText('text').insert(0, lines.join('\n')));
  expect(text).toContain('total_3 = 3');
  expect(text).not.toContain('total_1999');
  expect(text).toContain('The rest is on the report’s page.');
});

test('code that was removed again is not mentioned', async () => {
  const text = await reportOf((doc) => {
    doc.getText('text').insert(0, 'gone');
    doc.getText('text').delete(0, 4);
  });
  expect(text).not.toContain('Code at the end');
});

test('every file is there under its name', async () => {
  const text = await reportOf((doc) => {
    doc.getText('text').insert(0, 'print(area(2, 3))');
    doc.getMap('files').set('a', { name: 'shapes.py', order: 1 });
    doc.getMap('files').set('b', { name: 'empty.py', order: 2 });
    doc.getText(codeFileText('a')).insert(0, 'def area(width, height): pass');
  });
  expect(text).toMatch(
    /Code at the end\s+JavaScript\s+print\(area\(2, 3\)\)\s+shapes\.py · Python\s+def area/,
  );
  expect(text).not.toContain('empty.py');
});
