import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Line } from '../support/line/line.ts';
import { OneWay } from '../support/line/oneWay.ts';

describe('one direction of a line', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Sends so many packets at even intervals; answers with number and time of those that have arrived after that. */
  function sendEvery(way: OneWay, intervalMs: number, count: number, bytes = 1_000) {
    const startMs = performance.now();
    const arrived: { packet: number; atMs: number }[] = [];
    for (let packet = 0; packet < count; packet++) {
      way.sendUnreliably(bytes, () => arrived.push({ packet, atMs: performance.now() - startMs }));
      vi.advanceTimersByTime(intervalMs);
    }
    return arrived;
  }
  const numbersOf = (arrived: { packet: number }[]) => arrived.map(({ packet }) => packet);

  test('passes everything at once unless told otherwise', () => {
    const arrived = sendEvery(new OneWay(1), 10, 3);
    expect(arrived).toEqual([
      { packet: 0, atMs: 0 },
      { packet: 1, atMs: 10 },
      { packet: 2, atMs: 20 },
    ]);
  });

  test.each([0.05, 0.2])('loses about the share of %d, and the same packets with the same seed', (share) => {
    const [way, again] = [new OneWay(7), new OneWay(7)];
    for (const each of [way, again]) each.change({ lossShare: share });
    const arrived = numbersOf(sendEvery(way, 1, 10_000));
    expect(1 - arrived.length / 10_000).toBeCloseTo(share, 1.7);
    expect(numbersOf(sendEvery(again, 1, 10_000))).toEqual(arrived);
  });

  test('delays, and lets nothing overtake when the delay becomes shorter', () => {
    const way = new OneWay(1);
    way.change({ delayMs: 300 });
    const arrived = sendEvery(way, 100, 1);
    way.change({ delayMs: 0 });
    arrived.push(...sendEvery(way, 300, 1));
    expect(arrived).toEqual([
      { packet: 0, atMs: 300 },
      { packet: 0, atMs: 200 },
    ]);
  });

  test('carries its rate, delays by 400 ms of queue and drops the rest', () => {
    const way = new OneWay(1);
    // 1,000 bytes take 40 ms; twice as many are sent.
    way.change({ bitsPerSecond: 200_000 });
    const arrived = sendEvery(way, 20, 500);
    expect(arrived.length / 250).toBeCloseTo(1, 1);
    const delays = arrived.map(({ packet, atMs }) => atMs - packet * 20);
    expect(Math.max(...delays)).toBeLessThanOrEqual(440);
    expect(Math.min(...delays.slice(50))).toBeGreaterThan(380);
    expect(numbersOf(arrived)).toEqual(numbersOf(arrived).toSorted((a, b) => a - b));
  });

  test('a cut loses what is sent meanwhile', () => {
    const way = new OneWay(1);
    way.change({ isUp: false });
    expect(sendEvery(way, 10, 3)).toEqual([]);
    way.change({ isUp: true });
    expect(sendEvery(way, 10, 3)).toHaveLength(3);
  });
});

describe('a line', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const end of undo.splice(0).reverse()) end();
  });

  function openLine(): Line {
    const line = new Line();
    undo.push(() => line.close());
    return line;
  }

  async function boundSocket(): Promise<Socket> {
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    undo.push(() => socket.close());
    await once(socket, 'listening');
    return socket;
  }

  /** A port behind the line whose server sends everything back. */
  async function echoDatagrams(line: Line): Promise<number> {
    const echo = await boundSocket();
    echo.on('message', (message, { port }) => echo.send(message, port, '127.0.0.1'));
    return line.leadDatagramsTo(echo.address().port);
  }

  async function echoStreams(line: Line): Promise<number> {
    const server = createServer((socket) => socket.on('error', () => {}).pipe(socket));
    undo.push(() => server.close());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return line.leadStreamsTo((server.address() as AddressInfo).port);
  }

  function openStream(port: number) {
    const stream = connect(port, '127.0.0.1').setEncoding('utf8');
    undo.push(() => stream.destroy());
    const got = { text: '', ended: false };
    stream.on('data', (text) => {
      got.text += text;
    });
    stream.on('close', () => {
      got.ended = true;
    });
    return { stream, got };
  }

  async function roundTrip(socket: Socket, port: number, text: string): Promise<string> {
    const answered = once(socket, 'message');
    socket.send(text, port, '127.0.0.1');
    return String((await answered)[0]);
  }

  test('datagrams go there and back, until the address moves; a new flow then passes', async () => {
    const line = openLine();
    const port = await echoDatagrams(line);
    const [before, after] = [await boundSocket(), await boundSocket()];
    expect(await roundTrip(before, port, 'one')).toBe('one');
    line.moveAddress();
    const late: string[] = [];
    before.on('message', (message) => late.push(String(message)));
    before.send('lost', port, '127.0.0.1');
    expect(await roundTrip(after, port, 'two')).toBe('two');
    expect(await roundTrip(after, port, 'three')).toBe('three');
    expect(late).toEqual([]);
  });

  test('a stream waits while the line is cut and loses nothing', async () => {
    const line = openLine();
    const { stream, got } = openStream(await echoStreams(line));
    stream.write('before,');
    await expect.poll(() => got.text).toBe('before,');
    line.change({ isUp: false });
    const long = 'x'.repeat(50_000);
    stream.end(long);
    const other = await boundSocket();
    await expect(
      Promise.race([roundTrip(other, await echoDatagrams(openLine()), 'meanwhile'), once(stream, 'data')]),
    ).resolves.toBe('meanwhile');
    expect(got.text).toBe('before,');
    line.change({ isUp: true });
    await expect.poll(() => got.ended).toBe(true);
    expect(got.text).toBe(`before,${long}`);
  });

  test('a stream from before the address moved is open for ever and passes nothing; a new one passes', async () => {
    const line = openLine();
    const port = await echoStreams(line);
    const { stream, got } = openStream(port);
    stream.write('one');
    await expect.poll(() => got.text).toBe('one');
    line.moveAddress();
    stream.end('two');
    const fresh = openStream(port);
    fresh.stream.end('three');
    await expect.poll(() => fresh.got).toEqual({ text: 'three', ended: true });
    expect(got).toEqual({ text: 'one', ended: false });
  });

  test('a stream to a server that is away is closed', async () => {
    const line = openLine();
    const gone = await boundSocket();
    const { got, stream } = openStream(await line.leadStreamsTo(gone.address().port));
    stream.on('error', () => {});
    await expect.poll(() => got.ended).toBe(true);
  });
});
