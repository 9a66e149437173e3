import { ANALYSTS } from './analysts.ts';
import { CREATIVES } from './creatives.ts';
import { ENGINEERS } from './engineers.ts';
import { type Person, toPerson } from './person.ts';
import { PROGRAMMERS } from './programmers.ts';

/** Forty made-up people: mostly Indian students, with some who work and some from elsewhere. */
export const PEOPLE: readonly Person[] = [...PROGRAMMERS, ...ENGINEERS, ...ANALYSTS, ...CREATIVES].map(
  toPerson,
);
