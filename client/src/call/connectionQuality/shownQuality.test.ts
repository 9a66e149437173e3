import { SENDINGS } from '@preproom/models/contract/room/signalling';
import { describe, expect, it } from 'vitest';
import type { ConnectionQuality } from './connectionQuality.ts';
import { shownQuality } from './shownQuality.ts';

const MEASURED: (Pick<ConnectionQuality, 'grade' | 'problem'> | null)[] = [
  null,
  { grade: 3, problem: null },
  { grade: 2, problem: 'jitter' },
  { grade: 1, problem: 'loss_in' },
];
const COMBINATIONS = MEASURED.flatMap((measured) =>
  SENDINGS.flatMap((own) => SENDINGS.map((other) => ({ measured, own, other }))),
);

describe('the status beside the notices', () => {
  it.each(COMBINATIONS)('$measured.grade measured, $own sent and $other received agree', (given) => {
    const { measured, own, other } = given;
    const shown = shownQuality(measured, [own, other]);
    const has = (sending: string) => own === sending || other === sending;
    const most = has('line_audio') ? 1 : has('line_reduced') ? 2 : 3;
    expect(shown?.grade ?? null).toBe(
      measured === null && most === 3 ? null : Math.min(most, measured?.grade ?? 3),
    );
    if (!shown) return;
    // Good without a cause, and else always with one: the worst, measured before inferred.
    expect(shown.problem === null).toBe(shown.grade === 3);
    if (measured && measured.grade <= most) expect(shown.problem).toBe(measured.problem);
    else expect(shown.problem).toBe(has('line_audio') ? 'sound_only' : 'small_picture');
  });
});
