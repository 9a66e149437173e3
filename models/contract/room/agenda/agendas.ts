import type { Phase } from '../../catalogues/phases.ts';
import type { Round } from '../../sessions/sessions.ts';

export interface AgendaPhase {
  phase: Phase;
  minutes: number;
}

function phases(parts: Partial<Record<Phase, number>>): AgendaPhase[] {
  return Object.entries(parts).map(([phase, minutes]) => ({ phase: phase as Phase, minutes }));
}

const END = { theirQuestions: 5, closing: 5 };

/** How the 45 minutes of each round are meant to be spent. */
const AGENDAS: Record<Round, AgendaPhase[]> = {
  Introducation: phases({ welcome: 5, yourself: 10, education: 10, goals: 10, ...END }),
  'HR Round 1': phases({ welcome: 3, yourself: 7, motivation: 10, behaviour: 15, ...END }),
  'Tech Round 1': phases({ welcome: 3, background: 7, fundamentals: 15, data: 10, ...END }),
  'HR Round 2': phases({ welcome: 3, situations: 20, offer: 12, ...END }),
  'Tech Round 2': phases({ welcome: 3, project: 12, solving: 20, ...END }),
  'Tech Round 3': phases({ welcome: 3, design: 20, production: 12, ...END }),
};

/** The free introduction has 15 minutes. */
const FREE_AGENDA = phases({ welcome: 2, yourself: 4, practice: 5, closing: 4 });

/** The phases of a round with their minutes, in order; each occurs once. */
export function agendaOf(round: Round, isFree: boolean): readonly AgendaPhase[] {
  return isFree ? FREE_AGENDA : AGENDAS[round];
}
