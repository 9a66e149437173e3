import { useLingui } from '@lingui/react/macro';
import { cx } from '../lib/cx.ts';

/** By grade: 0 not connected, 1 poor, 2 fair, 3 good. The height says the same as the colour. */
const LOOKS = ['h-px bg-line-strong', 'h-2 bg-brick', 'h-4 bg-amber', 'h-6 bg-leaf'];

/** The connection quality from the start of a call to its end; `quality` as in the contract's history. */
export function ConnectionStrip({ quality }: { quality: readonly number[] }) {
  const { t } = useLingui();
  const share = (grade: number) =>
    Math.round((quality.filter((point) => point === grade).length / quality.length) * 100);
  const [gone, poor, fair, good] = [share(0), share(1), share(2), share(3)];
  return (
    <div
      role="img"
      aria-label={t`During the call: good ${good}%, fair ${fair}%, poor ${poor}%, not connected ${gone}%`}
      className="flex h-6 items-end gap-px"
    >
      {quality.map((grade, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: points in time, which never change places
          key={i}
          className={cx('min-w-0 flex-1 rounded-t-[2px]', LOOKS[grade])}
        />
      ))}
    </div>
  );
}
