import type { EndpointName } from '@preproom/models/contract/api';
import { anyone, mentorsAndTeam, type Row } from './accessRows.ts';

/** The answers of the endpoints of two-step login. */
export const SECOND_FACTOR_ACCESS = {
  getSecondStep: anyone,
  beginSecondStep: anyone,
  completeLogin: anyone,
  getSecondFactor: mentorsAndTeam,
  beginPasskey: mentorsAndTeam,
  addPasskey: mentorsAndTeam,
  removePasskey: mentorsAndTeam,
  beginTotp: mentorsAndTeam,
  addTotp: mentorsAndTeam,
  removeTotp: mentorsAndTeam,
  renewRecoveryCodes: mentorsAndTeam,
  proveLogin: mentorsAndTeam,
  beginPasskeyProof: mentorsAndTeam,
  proveWithPasskey: mentorsAndTeam,
} satisfies Partial<Record<EndpointName, Row>>;
