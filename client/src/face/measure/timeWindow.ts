/** Values of the last `lengthSeconds`. Windows are by time, not by count, so the frame rate does not matter. */
export interface TimeWindow {
  add(seconds: number, value: number): void;
  values(): readonly number[];
  clear(): void;
}

/** Tolerance for frames exactly at the window's edge: times are sums of frame periods, with rounding errors. */
const EDGE_SECONDS = 1e-6;

export function createTimeWindow(lengthSeconds: number): TimeWindow {
  const times: number[] = [];
  const values: number[] = [];
  return {
    add(seconds, value) {
      times.push(seconds);
      values.push(value);
      const expired = times.findIndex((time) => time >= seconds - lengthSeconds - EDGE_SECONDS);
      times.splice(0, expired);
      values.splice(0, expired);
    },
    values: () => values,
    clear() {
      times.length = 0;
      values.length = 0;
    },
  };
}
