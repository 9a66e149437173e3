import { Trans } from '@lingui/react/macro';
import type { KnownDetail } from '@preproom/models/contract/mentors/payee';
import { type ReactNode, useId, useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

export interface DetailCardProps {
  title: ReactNode;
  /** What it is for. */
  children: ReactNode;
  detail: KnownDetail | null;
  /** What stands before its last characters. */
  label?: ReactNode;
  change: ReactNode;
  /** Beside the button that changes it. */
  remove?: ReactNode;
  saved: ReactNode;
  form: (onSaved: () => void) => ReactNode;
}

/** Something that is stored encrypted: asked for once, then shown by its last characters; asked again if it cannot be read. */
export function DetailCard(props: DetailCardProps) {
  const { title, children, detail, label, change, remove, saved, form } = props;
  const heading = useId();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isUnreadable = detail?.isUnreadable ?? false;
  return (
    <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-18">
        {title}
      </h2>
      <p className="text-14 text-muted">{children}</p>
      {isSaved && !isUnreadable && <Banner tone="success">{saved}</Banner>}
      {isUnreadable && (
        <Banner tone="error">
          <Trans>We can’t read what you entered any more. Please enter it again.</Trans>
        </Banner>
      )}
      {detail !== null && !isEditing && !isUnreadable ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="font-medium tabular-nums">
            {label} {detail.masked}
          </span>
          <span className="flex flex-wrap gap-2">
            <Button tone="quiet" size="small" onClick={() => setEditing(true)}>
              {change}
            </Button>
            {remove}
          </span>
        </div>
      ) : (
        form(() => {
          setEditing(false);
          setSaved(true);
        })
      )}
    </Card>
  );
}
