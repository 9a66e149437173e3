import type {
  ChatMessage,
  MediaState,
  Participant,
  RoomSnapshot,
} from '@preproom/models/contract/room/signalling';

const LEARNER_ID = 'a'.repeat(24);
export const MENTOR_ID = 'b'.repeat(24);
export const ROOM_ID = 'room12345678';
export const NEGOTIATION_ID = '00000000-0000-4000-8000-000000000001';

export function participant(change: Partial<Participant> = {}): Participant {
  const media: MediaState = {
    microphone: true,
    camera: true,
    screen: false,
    isInterrupted: false,
    sending: 'full',
    dataSaver: 'off',
  };
  return { _id: LEARNER_ID, Name: 'Asha', photo: null, side: 'learner', isPresent: true, media, ...change };
}

export function mentor(change: Partial<Participant> = {}): Participant {
  return participant({ _id: MENTOR_ID, Name: 'Vikram', side: 'mentor', ...change });
}

export function snapshot(change: Partial<RoomSnapshot> = {}): RoomSnapshot {
  return {
    self: participant(),
    other: mentor(),
    status: 'booked',
    startsAt: '2026-11-20T13:00:00.000Z',
    serverNow: '2026-11-20T13:00:10.000Z',
    chat: [],
    codeSeq: 0,
    readingConsent: false,
    shownQuestion: null,
    ...change,
  };
}

export function chatMessage(change: Partial<ChatMessage> = {}): ChatMessage {
  const id = '00000000-0000-4000-8000-00000000c0de';
  return { id, from: MENTOR_ID, text: 'Hello', sentAt: '2026-11-20T13:00:01.000Z', ...change };
}
