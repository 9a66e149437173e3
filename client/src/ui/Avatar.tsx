import { cx } from '../lib/cx.ts';

const HUES = 12;

export interface AvatarProps {
  name: string;
  photo: string | null;
  className?: string;
}

/** A person's photo, or a gradient that is always the same for the same name. Decoration: the name stands beside it. */
export function Avatar({ name, photo, className }: AvatarProps) {
  const look = cx('size-10 shrink-0 rounded-full object-cover', className);
  if (photo) return <img src={photo} alt="" className={look} />;
  return (
    <span
      aria-hidden="true"
      className={cx(look, 'grid place-items-center font-medium text-[oklch(0.99_0_0)] select-none')}
      style={{ background: nameGradient(name) }}
    >
      {initials(name)}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  return shown.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

function nameGradient(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const hue = ((sum % HUES) * 360) / HUES;
  return `linear-gradient(135deg, oklch(0.52 0.09 ${hue}), oklch(0.42 0.09 ${hue + 50}))`;
}
