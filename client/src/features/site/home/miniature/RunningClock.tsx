import type { CSSProperties } from 'react';

/** The room's clock, starting at 12:41. CSS animates it; it restarts after ten minutes. */
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
  /** Initial position in the digit's cycle. */
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
