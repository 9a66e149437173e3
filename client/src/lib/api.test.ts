import { logIn, PERSON_HEADER, TUNNEL_HEADER } from '@preproom/models/contract/accounts/users';
import { getRoom } from '@preproom/models/contract/room/rooms';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callApi } from './api.ts';
import { useStore } from './store.ts';
import { fakeNetwork } from './testing/fakeNetwork.ts';
import { aCurrentUser } from './testing/samples.ts';

const credentials = { email: 'asha@example.com', password: 'long enough' };

afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  it('fills the path, sends the tunnel header and the body as JSON', async () => {
    const network = fakeNetwork();
    network.refuse(getRoom, 404, { code: 'room_not_found', message: 'x' });
    network.refuse(logIn, 401, { code: 'wrong_credentials', message: 'x' });
    await callApi(getRoom, { params: { roomid: 'room/../1' } }).catch(() => null);
    await callApi(logIn, { body: credentials }).catch(() => null);
    expect(network.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1.3/rooms/room%2F..%2F1',
      'POST /api/v1.3/login',
    ]);
    expect(network.sent.map(({ headers }) => headers.get(TUNNEL_HEADER))).toEqual(['1', '1']);
    expect(network.sent[1]?.headers.get('Content-Type')).toBe('application/json');
    expect(network.sent[1]?.body).toEqual(credentials);
  });

  it('says whom the page shows, so that nobody else is answered', async () => {
    const network = fakeNetwork();
    network.refuse(logIn, 401, { code: 'wrong_credentials', message: 'x' });
    const person = aCurrentUser('user').data;
    const call = () => callApi(logIn, { body: credentials }).catch(() => null);
    useStore.getState().forgetUser();
    await call();
    useStore.getState().enter(person);
    await call();
    useStore.getState().forgetUser();
    await call();
    expect(
      network.sent
        .filter(({ path }) => path.endsWith('/login'))
        .map(({ headers }) => headers.get(PERSON_HEADER)),
    ).toEqual([null, person._id, null]);
  });

  it("throws the server's code, fields and waiting time", async () => {
    const network = fakeNetwork();
    const fields = { email: 'not an e-mail address' };
    network.refuse(logIn, 429, { code: 'too_many_requests', message: 'x', fields }, { 'Retry-After': '90' });
    await expect(callApi(logIn, { body: credentials })).rejects.toMatchObject({
      code: 'too_many_requests',
      fields,
      retryAfterSeconds: 90,
    });
  });

  it('throws unavailable when the network fails', async () => {
    fakeNetwork();
    await expect(callApi(logIn, { body: credentials })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it("throws unavailable for a proxy's own error page", async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(callApi(logIn, { body: credentials })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('throws unavailable for a success that is not JSON', async () => {
    vi.stubGlobal('fetch', async () => new Response('<p>Tunnel warning</p>'));
    await expect(callApi(logIn, { body: credentials })).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('passes an abort on as it is', async () => {
    const controller = new AbortController();
    vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => signal?.throwIfAborted());
    controller.abort();
    const call = callApi(logIn, { body: credentials, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
