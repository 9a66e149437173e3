import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';

const ANSWER_MS = 300;

/** What Socket.IO's own client would never send: packets of engine.io and socket.io that are broken, forged or giant. */
export const RAW_MESSAGES: readonly (string | Buffer)[] = [
  ...[
    '',
    '9',
    'x',
    '4',
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
    '42[',
    '42{}',
    '42[]',
    '42[null]',
    '42[{}]',
  ],
  ...['42["disconnect"]', '42["connect"]', '42["error"]', '42["newListener"]', '42["disconnecting","x"]'],
  ...[
    '43["x"]',
    '4399999999[1]',
    '421["chat:send"',
    '42/admin,["room:join",{}]',
    '40/admin,',
    '40/__proto__,',
  ],
  ...[
    '40{"token":{}}',
    '40{"token":["x"]}',
    '40{"__proto__":{"polluted":1}}',
    '40"x"',
    '40[',
    '2probe',
    '5',
    '1',
  ],
  ...[
    '451-["chat:send",{"_placeholder":true,"num":0}]',
    '45999999-["x"]',
    '451-["x",{"_placeholder":true,"num":9}]',
  ],
  `42["chat:send",${'['.repeat(20_000)}${']'.repeat(20_000)}]`,
  `42["${'x'.repeat(99_000)}"]`,
  'x'.repeat(1_000_000),
  Buffer.alloc(1_000_000, 1),
  Buffer.from([4, 0, 255, 254]),
];

/** Opens a websocket to signalling, logs in with this cookie if there is one, sends the message and waits for what comes of it. */
export async function sendRaw(
  url: string,
  cookie: string,
  message: string | Buffer | null,
): Promise<WebSocket> {
  const headers = cookie ? { cookie, origin: url } : {};
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers,
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  if (message === null) return socket;
  if (cookie) {
    socket.send('40');
    await Promise.race([once(socket, 'message'), delay(ANSWER_MS)]);
  }
  socket.send(message);
  await Promise.race([once(socket, 'close'), delay(ANSWER_MS)]);
  socket.terminate();
  return socket;
}
