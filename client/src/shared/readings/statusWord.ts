import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExpressionReadingState } from '../../face/readingState.ts';
import type { SpeechState } from '../../speech/speechRun.ts';
import { PROBLEM_TEXTS } from './readingTexts.ts';

/** One or two words for a pill, which cuts off what does not fit. */
export interface StatusWord {
  word: MessageDescriptor;
  tone: 'well' | 'attention' | 'off';
  /** It wants something of the person. */
  isAsking: boolean;
}

/** Null while expression reading is off. */
export function readingWord(state: ExpressionReadingState): StatusWord | null {
  const problem = state.status === 'calibrating' || state.status === 'reading' ? state.problem : null;
  if (problem) return asking(PROBLEM_TEXTS[problem]);
  switch (state.status) {
    case 'off':
      return null;
    case 'starting':
      return { word: msg`Starting expression reading…`, tone: 'attention', isAsking: false };
    case 'calibrating':
      return asking(msg`Relax your face`);
    case 'reading':
      if (state.hasMoved) return asking(msg`Camera moved?`);
      return { word: msg`Readings on`, tone: 'well', isAsking: false };
    case 'paused':
      return { word: msg`Readings paused`, tone: 'attention', isAsking: false };
    case 'unavailable':
      return { word: msg`Readings off`, tone: 'off', isAsking: false };
  }
}

/** Null while talk time is not measured. */
export function talkWord(state: SpeechState): StatusWord | null {
  switch (state.status) {
    case 'off':
      return null;
    case 'measuring':
      return { word: msg`Talk time on`, tone: 'well', isAsking: false };
    case 'paused':
      if (state.reason === 'waiting_for_audio') return asking(msg`Talk time paused`);
      return { word: msg`Talk time paused`, tone: 'attention', isAsking: false };
    case 'unavailable':
      return { word: msg`Talk time unavailable`, tone: 'off', isAsking: false };
  }
}

const asking = (word: MessageDescriptor): StatusWord => ({ word, tone: 'attention', isAsking: true });
