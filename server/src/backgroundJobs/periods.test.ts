import { HOUR_MS } from '@preproom/models/contract/http/durations';
import { describe, expect, it } from 'vitest';
import { periodAt } from './periods.ts';

const at = (time: string) => Date.parse(`2026-11-22T${time}Z`);

describe('the period of recurring work', () => {
  it('is the same for everybody in it, and another one a moment later', () => {
    const first = periodAt(at('10:00:00.000'), HOUR_MS);
    expect(periodAt(at('10:59:59.999'), HOUR_MS)).toEqual(first);
    expect(first.startsAt).toEqual(new Date(at('10:00:00.000')));
    expect(periodAt(at('11:00:00.000'), HOUR_MS).key).not.toBe(first.key);
  });

  it('that comes next begins when the present one ends, however long nobody was there', () => {
    const next = periodAt(at('10:20:00.000'), HOUR_MS, 1);
    expect(next).toEqual(periodAt(at('11:00:00.000'), HOUR_MS));
    expect(periodAt(at('16:05:00.000'), HOUR_MS, 1).startsAt).toEqual(new Date(at('17:00:00.000')));
  });
});
