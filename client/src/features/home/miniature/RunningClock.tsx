import type { CSSProperties } from 'react';

/** The room's clock from 12:41 on, moved by the style sheet alone; after ten minutes it begins anew. */
export function RunningClock() {
  return (
    <span className="flex h-6 items-start overflow-hidden text-16 font-medium tabular-nums">
      <span>1</span>
      <Digit values={10} secondsEach={60} passedSeconds={161} />
      <span>:</span>
      <Digit values={6} secondsEach={10} passedSeconds={41} />
      <Digit values={10} secondsEach={1} passedSeconds={1} />
    </span>
  );
}

interface DigitProps {
  values: 6 | 10;
  secondsEach: number;
  /** How far its turn from 0 to 0 has come when the page is drawn. */
  passedSeconds: number;
}

function Digit({ values, secondsEach, passedSeconds }: DigitProps) {
  const style = { '--turn': `${values * secondsEach}s`, '--passed': `${passedSeconds}s` };
  return (
    <span data-values={values} className="miniature-digit flex flex-col" style={style as CSSProperties}>
      {Array.from({ length: values }, (_, digit) => digit).map((digit) => (
        <span key={digit}>{digit}</span>
      ))}
    </span>
  );
}
