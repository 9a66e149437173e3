/** A span of time in which recurring work is done once; all processes count them alike, from the epoch. */
export interface Period {
  /** Names it. */
  key: string;
  startsAt: Date;
}

/** The period that this instant lies in, or one so many later. Those in which nobody ran are not made up for. */
export function periodAt(nowMs: number, everyMs: number, later = 0): Period {
  const n = Math.floor(nowMs / everyMs) + later;
  return { key: String(n), startsAt: new Date(n * everyMs) };
}
