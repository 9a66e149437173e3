import type { ServerEvent } from '@preproom/models/contract/room/signalling';
import type { CallEvent } from './callState.ts';

/** The call's event for one of the signalling service; null when it concerns this person, chat, code or other pages. */
export function toCallEvent({ name, payload }: ServerEvent, selfId: string | null): CallEvent | null {
  switch (name) {
    case 'participant:joined':
      return payload._id === selfId ? null : { type: 'other:joined', participant: payload };
    case 'participant:changed':
      return payload._id === selfId ? null : { type: 'other:changed', media: payload.media };
    case 'participant:left':
      return payload._id === selfId ? null : { type: 'other:left', reason: payload.reason };
    case 'negotiation:started':
      return { type: name, ...payload };
    case 'signal:received':
      return { type: name, ...payload };
    case 'question:shown':
      return { type: name, text: payload.text };
    case 'session:changed':
      return { type: name, status: payload.status };
    case 'room:closed':
      return { type: name, reason: payload.reason };
    case 'room:replaced':
    case 'login:ended':
      return { type: name };
    case 'chat:sent':
    case 'code:stored':
    case 'data:changed':
      return null;
  }
}
