import { Logo } from '../../../ui/Logo.tsx';
import { Specimen } from './Specimen.tsx';

/** Pairs of background and text colour. Full class names, because Tailwind searches the source for them. */
const GROUNDS = {
  paper: 'bg-paper text-ink border border-line',
  raised: 'bg-raised text-muted border border-line',
  peacock: 'bg-peacock text-on-peacock',
  'peacock-deep': 'bg-peacock-deep text-on-peacock-deep',
  marigold: 'bg-marigold text-on-marigold',
  leaf: 'bg-leaf text-on-leaf',
  amber: 'bg-amber text-on-amber',
  brick: 'bg-brick text-on-brick',
  sky: 'bg-sky text-on-sky',
};
const LOGO_SIZES = ['size-4', 'size-6', 'size-8', 'size-12', 'size-24'];

export function ColourSpecimens() {
  return (
    <>
      <Specimen name="tokens.css" className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {Object.entries(GROUNDS).map(([name, look]) => (
          <span key={name} className={`rounded-control px-3 py-4 text-14 font-medium ${look}`}>
            {name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Logo" className="items-end gap-6">
        {LOGO_SIZES.map((size) => (
          <Logo key={size} className={size} />
        ))}
      </Specimen>
    </>
  );
}
