import { useLingui } from '@lingui/react/macro';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { MorePlaces } from './MorePlaces.tsx';
import { currentPlace, type Place } from './navigation.ts';

const LOOKS = {
  side: {
    list: 'flex flex-col gap-1',
    item: '',
    link: 'flex min-h-10 items-center gap-3 rounded-control px-3 py-2 text-14 font-medium',
    current: 'bg-peacock/10 text-peacock',
    other: 'text-muted hover:bg-ink/5 hover:text-ink',
    icon: 'grid size-5 place-items-center',
    currentIcon: '',
    label: '',
  },
  bottom: {
    list: 'mx-auto flex max-w-xl',
    item: 'min-w-0 flex-1',
    link: 'flex min-h-16 flex-col items-center justify-center gap-1 py-2 text-12 font-medium',
    current: 'text-peacock',
    other: 'text-muted',
    icon: 'grid h-7 w-14 max-w-full place-items-center rounded-full transition-colors duration-150',
    currentIcon: 'bg-peacock/12',
    label: 'max-w-full truncate px-0.5',
  },
} as const;

export interface PlaceNavProps {
  places: readonly Place[];
  /** A column of the side bar, or the bar at the bottom of a phone. */
  look: keyof typeof LOOKS;
  className?: string;
}

export function PlaceNav({ places, look, className }: PlaceNavProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const current = currentPlace(places, pathname);
  const looks = LOOKS[look];
  const isUnderMore = (place: Place) => look === 'bottom' && place.isUnderMore === true;
  const [more, shown] = [places.filter(isUnderMore), places.filter((place) => !isUnderMore(place))];
  return (
    <nav aria-label={t`Main`} className={className}>
      <ul className={looks.list}>
        {shown.map((place) => {
          const isCurrent = place === current;
          return (
            <li key={place.to} className={looks.item}>
              <Link
                to={place.to}
                aria-current={isCurrent ? (matchPath(place.to, pathname) ? 'page' : 'true') : undefined}
                className={cx(looks.link, isCurrent ? looks.current : looks.other)}
              >
                <span className={cx(looks.icon, isCurrent && looks.currentIcon)}>
                  <place.Icon aria-hidden className="size-5" />
                </span>
                <span className={looks.label}>{t(place.label)}</span>
              </Link>
            </li>
          );
        })}
        {more.length > 0 && (
          <li className={looks.item}>
            <MorePlaces places={more} current={current} look={looks} />
          </li>
        )}
      </ul>
    </nav>
  );
}
