import { createFairPasses } from '@preproom/models/runtime/fairPasses';
import { findLoginToken } from '@preproom/models/runtime/loginToken';
import type { RequestHandler } from 'express';
import { networkOf } from './network.ts';

/**
 * Begins requests one after the other, between which everything else goes first; people and networks take turns. Many requests of one
 * person at once delay another's by one. Whether a login is real is not known yet: an invented one has a turn, as a real one has.
 */
export function inTurns(): RequestHandler {
  const ownPass = createFairPasses();
  return async (request, response, next) => {
    await ownPass(findLoginToken(request.headers)?.token ?? networkOf(request.ip));
    // Nobody waits for the answer any more.
    if (!response.destroyed) next();
  };
}
