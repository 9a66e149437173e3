/** A time span in which recurring work runs once. All processes count periods from the epoch, so they agree. */
export interface Period {
  /** Names it. */
  key: string;
  startsAt: Date;
}

/** The period of this instant, or the one `later` periods after it. Missed periods are not made up for. */
export function periodAt(nowMs: number, everyMs: number, later = 0): Period {
  const n = Math.floor(nowMs / everyMs) + later;
  return { key: String(n), startsAt: new Date(n * everyMs) };
}
