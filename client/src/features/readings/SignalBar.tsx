export interface SignalBarProps {
  name: string;
  /** 0 to 1. */
  value: number;
  detail?: string;
}

/** A value between 0 and 1 as a bar and a number. */
export function SignalBar({ name, value, detail }: SignalBarProps) {
  return (
    <div className="grid grid-cols-[8rem_1fr_2.5rem] sm:grid-cols-[9rem_1fr_3rem_7rem] items-center gap-2 text-14 tabular-nums">
      <span>{name}</span>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full bg-peacock" style={{ width: `${100 * value}%` }} />
      </div>
      <span>{value.toFixed(2)}</span>
      <span className="text-12 text-muted max-sm:hidden">{detail}</span>
    </div>
  );
}
