import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Dialog, Popover } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { cx } from '../../lib/cx.ts';
import { MENU_ITEM } from './menuStyle.ts';
import type { Place } from './navigation.ts';

export interface MorePlacesProps {
  places: readonly Place[];
  /** The place where the person is, among these or not. */
  current: Place | undefined;
  /** Of the links beside it. */
  look: Record<'link' | 'current' | 'other' | 'icon' | 'currentIcon' | 'label', string>;
}

/** The last item of a phone's bottom bar: opens the places that have no room there, and the help. */
export function MorePlaces({ places, current, look }: MorePlacesProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isHere = places.some((place) => place === current);
  return (
    <>
      <Button
        ref={button}
        onPress={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cx(
          look.link,
          'w-full cursor-pointer outline-none data-focus-visible:outline-2 data-focus-visible:outline-peacock',
          isHere ? look.current : look.other,
        )}
      >
        <span className={cx(look.icon, isHere && look.currentIcon)}>
          <Ellipsis aria-hidden className="size-5" />
        </span>
        <span className={look.label}>
          <Trans>More</Trans>
        </span>
      </Button>
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement="top end"
        className="w-60 rounded-card border border-line bg-raised text-ink shadow-layer"
      >
        <Dialog aria-label={t`More`} className="flex flex-col gap-1 p-2 outline-none">
          {places.map(({ to, label, Icon, ...place }) => (
            <Link
              key={to}
              to={to}
              onClick={() => setOpen(false)}
              aria-current={place.letter === current?.letter ? 'page' : undefined}
              className={cx(MENU_ITEM, 'aria-[current]:text-peacock')}
            >
              <Icon aria-hidden className="size-4 text-muted" />
              {t(label)}
            </Link>
          ))}
          <Link to="/in/faq" onClick={() => setOpen(false)} className={MENU_ITEM}>
            <CircleHelp aria-hidden className="size-4 text-muted" />
            <Trans>Help</Trans>
          </Link>
        </Dialog>
      </Popover>
    </>
  );
}
