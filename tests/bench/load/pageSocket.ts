import { RECONNECTING, slowDownLater } from '@preproom/client/src/call/adapters/reconnecting.ts';
import type { OpenSignalling, SignallingConnection } from '@preproom/client/src/call/core/ports.ts';
import { AppError } from '@preproom/models/contract/http/errors';
import { REQUESTS, type RequestAnswer, type ServerEvent } from '@preproom/models/contract/room/signalling';
import { io } from 'socket.io-client';

/** The page's own number (`socketSignalling.ts`, which needs a browser's cookies). */
const ANSWER_TIMEOUT_MS = 8_000;

/** The page's socket for a program: the login goes along as a token. */
export function pageSocket(url: string, token: string): OpenSignalling {
  return (listener): SignallingConnection => {
    const socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      auth: { token },
      ...RECONNECTING,
    });
    slowDownLater(socket.io);
    socket.on('connect', listener.onUp);
    socket.on('disconnect', listener.onDown);
    socket.onAny((name, payload) => listener.onEvent({ name, payload } as ServerEvent));
    return {
      async ask(name, payload) {
        if (!socket.connected) throw new AppError('unavailable');
        const answer = await socket
          .timeout(ANSWER_TIMEOUT_MS)
          .emitWithAck(name, payload)
          .catch((cause: unknown) => {
            throw new AppError('unavailable', undefined, { cause });
          });
        if (!answer.ok) throw new AppError(answer.error.code, answer.error.message);
        return REQUESTS[name].answer.parse(answer.data) as RequestAnswer<typeof name>;
      },
      close: () => socket.disconnect(),
    };
  };
}
