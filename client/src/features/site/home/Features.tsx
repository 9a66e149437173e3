import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ConnectionExhibit } from './ConnectionExhibit.tsx';
import { MessagesExhibit } from './MessagesExhibit.tsx';
import { ReportExhibit } from './ReportExhibit.tsx';

/** The room's features, shown with real components in the room's dark theme; on a phone only the report is, which has a page of its own. */
export function Features() {
  const heading = useId();
  return (
    <section data-theme="room" aria-labelledby={heading} className="bg-paper py-6 text-ink sm:py-16 lg:py-24">
      <Container className="flex flex-col gap-4 sm:gap-12">
        <div className="flex max-w-2xl flex-col gap-1 sm:gap-3">
          <h2 id={heading} className="text-24 sm:text-38">
            <Trans>A room you can rely on</Trans>
          </h2>
          <p className="text-muted sm:text-18">
            <Trans>Built for interviews, and for the connection you have today.</Trans>
          </p>
        </div>
        <div className="grid gap-3 sm:gap-6 lg:grid-cols-12">
          <Exhibit
            title={<Trans>Reconnects if your connection drops</Trans>}
            text={
              <Trans>
                The call reconnects automatically, even after a reload. On a slow connection, video quality
                drops before audio does.
              </Trans>
            }
            className="lg:col-span-7"
          >
            <div className="max-sm:hidden">
              <ConnectionExhibit />
            </div>
          </Exhibit>
          <Exhibit
            title={<Trans>Your messages don’t get lost</Trans>}
            text={
              <Trans>Write while you’re offline. Your messages are sent in order once you’re back.</Trans>
            }
            className="lg:col-span-5"
          >
            <div className="max-sm:hidden">
              <MessagesExhibit />
            </div>
          </Exhibit>
          <Exhibit
            title={<Trans>Honest feedback, not just praise</Trans>}
            text={
              <Trans>
                Your mentor gives feedback on 20 criteria and tells you what to work on.{' '}
                <Link to="/sample-report">See a sample report</Link>
              </Trans>
            }
            className="lg:col-span-12 lg:grid lg:grid-cols-[2fr_3fr] lg:gap-12"
          >
            <ReportExhibit />
          </Exhibit>
        </div>
        <p className="text-12 text-muted">
          <Trans>These previews use parts of the real product. The numbers are examples.</Trans>
        </p>
      </Container>
    </section>
  );
}

interface ExhibitProps {
  title: ReactNode;
  text: ReactNode;
  className: string;
  children: ReactNode;
}

function Exhibit({ title, text, className, children }: ExhibitProps) {
  return (
    <div
      className={cx(
        'flex flex-col justify-between gap-4 overflow-hidden rounded-sheet border border-line bg-raised p-4 sm:gap-6 sm:p-8',
        className,
      )}
    >
      <div className="flex flex-col gap-1 sm:gap-2">
        <h3 className="text-18 sm:text-24">{title}</h3>
        <p className="max-w-prose text-muted max-sm:text-14">{text}</p>
      </div>
      {children}
    </div>
  );
}
