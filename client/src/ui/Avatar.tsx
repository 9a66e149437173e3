import { smallPhoto } from '@preproom/models/contract/accounts/folders';
import { useState } from 'react';
import { cx } from '../lib/cx.ts';
import { initials } from './initials.ts';

const HUES = 12;

export interface AvatarProps {
  name: string;
  photo: string | null;
  /** Shown at 64 pixels or more, where the small photo would be blurred. */
  isLarge?: boolean;
  className?: string;
}

/** A person's photo, or a gradient derived from the name. Decorative: show the name beside it. */
export function Avatar({ name, photo, isLarge = false, className }: AvatarProps) {
  /** The photo failed to load, for example because it was removed since. */
  const [lostPhoto, setLostPhoto] = useState<string | null>(null);
  const look = cx('size-10 shrink-0 rounded-full object-cover', className);
  if (photo && photo !== lostPhoto) {
    const address = isLarge ? photo : smallPhoto(photo);
    return <img src={address} alt="" onError={() => setLostPhoto(photo)} className={look} />;
  }
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

function nameGradient(name: string): string {
  const hash = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  const hue = ((hash % HUES) * 360) / HUES;
  return `linear-gradient(135deg, oklch(0.52 0.09 ${hue}), oklch(0.42 0.09 ${hue + 50}))`;
}
