import type { Handlers } from '../sockets/requests.ts';
import { sendChat } from './chat.ts';
import { readCode, sendCode } from './code.ts';
import { endSession } from './end.ts';
import { joinRoom } from './join.ts';
import { answerPing, changeMedia, leaveOnPurpose, restartNegotiation, sendSignal } from './peers.ts';
import { sendReadings } from './readings.ts';
import { countReport } from './report.ts';
import { sendSpeech } from './speech.ts';

export const HANDLERS: Handlers = {
  'room:join': joinRoom,
  'room:leave': leaveOnPurpose,
  'room:ping': answerPing,
  'media:change': changeMedia,
  'signal:send': sendSignal,
  'negotiation:restart': restartNegotiation,
  'chat:send': sendChat,
  'readings:send': sendReadings,
  'speech:send': sendSpeech,
  'code:send': sendCode,
  'code:read': readCode,
  'call:report': countReport,
  'session:end': endSession,
};
