import { useLingui } from '@lingui/react/macro';

/** The difference of two points with its sign; a dash where one of them is missing. */
export function Change({ before, now }: { before: number | null; now: number | null }) {
  const { i18n } = useLingui();
  if (before === null || now === null) return <>–</>;
  const change = now - before;
  const look = change > 0 ? 'text-leaf' : change < 0 ? 'text-brick' : 'text-muted';
  return (
    <span className={`font-medium tabular-nums ${look}`}>
      {i18n.number(change, { signDisplay: 'exceptZero' })}
    </span>
  );
}
