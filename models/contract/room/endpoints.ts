/** The endpoints of this noun: one line for each file. */
export { changeAgenda, getAgenda } from './agenda/agenda.ts';
export {
  askQuestion,
  getCockpit,
  getRoundQuestions,
  removeNote,
  setFavouriteQuestion,
  showQuestion,
  withdrawQuestion,
  writeNote,
} from './cockpit.ts';
export { getCode, storeCode } from './code.ts';
export { storeConnectionCheck } from './connectionCheck.ts';
export { saveConnectionHistory } from './connectionHistory.ts';
export { getIce } from './ice.ts';
export { getSampleQuestions } from './questions.ts';
export { changeRecording, getRecording } from './recording/recording.ts';
export { getRelays } from './relays.ts';
export { getRoom } from './rooms.ts';
export { reportPerson } from './safety.ts';
export { deleteSpeech, getSpeech, storeSpeech } from './speech.ts';
export { setSpeechConsent } from './speechConsent.ts';
