import { cx } from '../../lib/cx.ts';

export type RoundTone = 'quiet' | 'active' | 'alarm';

const TONES: Record<RoundTone, string> = {
  quiet: 'border-line-strong/60 bg-raised text-ink hover:border-ink',
  active: 'border-peacock bg-peacock text-on-peacock hover:bg-peacock-strong',
  alarm: 'border-brick bg-brick text-on-brick hover:brightness-110',
};

/** Classes of round buttons, as in the room. */
export function roundButton(tone: RoundTone = 'quiet'): string {
  return cx(
    'relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border sm:size-12 [&_svg]:size-5',
    'transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50 data-[disabled]:cursor-not-allowed data-[disabled]:opacity-50',
    TONES[tone],
  );
}

/** `isAlarming` is for toggles that are usually on, such as the microphone: true while being off should stand out. */
export function toggleTone(isOn: boolean, isAlarming?: boolean): RoundTone {
  if (isAlarming) return 'alarm';
  return isOn && isAlarming === undefined ? 'active' : 'quiet';
}
