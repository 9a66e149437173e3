import { Trans } from '@lingui/react/macro';

/** What the team wrote on its decision. */
export function TeamMessage({ text }: { text: string }) {
  return (
    <figure className="flex flex-col gap-1 text-14">
      <figcaption className="text-muted">
        <Trans>Our team wrote:</Trans>
      </figcaption>
      <blockquote className="border-s-2 border-line-strong ps-3 wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
    </figure>
  );
}
