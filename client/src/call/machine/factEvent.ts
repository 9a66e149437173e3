import type { Fact } from '../core/ports.ts';
import type { CallEvent } from './callState.ts';

/** What a fact of the signalling service is to the machine; null for what concerns oneself or the chat. */
export function factEvent(fact: Fact, selfId: string | null): CallEvent | null {
  switch (fact.name) {
    case 'participant:joined':
      return fact.payload._id === selfId ? null : { type: 'other:joined', participant: fact.payload };
    case 'participant:changed':
      return fact.payload._id === selfId ? null : { type: 'other:changed', media: fact.payload.media };
    case 'participant:left':
      return fact.payload._id === selfId ? null : { type: 'other:left', reason: fact.payload.reason };
    case 'negotiation:started':
    case 'signal:received':
      return { type: fact.name, ...fact.payload } as CallEvent;
    case 'session:changed':
      return { type: 'session:changed', status: fact.payload.status };
    case 'room:closed':
      return { type: 'room:closed', reason: fact.payload.reason };
    case 'room:replaced':
    case 'login:ended':
      return { type: fact.name };
    case 'chat:sent':
      return null;
  }
}
