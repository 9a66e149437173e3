import type { Figure } from './figure.ts';
import { relayFigures } from './figures/relay.ts';

/** Every figure in the order in which they are taken. */
export const FIGURES: readonly Figure[] = [...relayFigures];
