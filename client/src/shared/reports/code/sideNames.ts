import type { SessionSide } from '@preproom/models/contract/sessions/sessions';

/** What the two people of the session are called on the page. */
export type SideNames = Record<SessionSide, string>;
