import { Trans, useLingui } from '@lingui/react/macro';
import type { AppError } from '@preproom/models/contract/http/errors';
import { hasContactDetails } from '@preproom/models/contract/sessions/contactDetails';
import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ChatEntry } from '../../../call/signalling/chat.ts';
import { useSessionDraft } from '../../../lib/drafts/useSessionDraft.ts';
import { useStore } from '../../../lib/store.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { useWhen } from '../../../lib/texts/when.ts';
import { ChatMessages } from '../../../shared/room/chat/ChatMessages.tsx';
import { MessageField } from '../../../shared/room/chat/MessageField.tsx';
import { ReportDialog } from '../../../shared/room/report/ReportDialog.tsx';
import { useReport } from '../../../shared/room/report/useReport.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { keepInView } from '../../../ui/keepInView.ts';
import { Link } from '../../../ui/Link.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { ShownSession } from '../booking/session/useOwnSession.ts';
import { messagesQuery } from './api.ts';
import { MESSAGES_ANCHOR } from './messagesPath.ts';
import { OtherThreads } from './OtherThreads.tsx';
import { useMessages } from './useMessages.ts';
import { useReadWhenSeen } from './useReadWhenSeen.ts';

/** What the two people of a session write to each other before and after it. */
export function SessionMessages({ session }: { session: ShownSession }) {
  const heading = useId();
  const { t } = useLingui();
  const messages = useMessages(session.roomid);
  const { query, selfId } = messages;
  const card = useRef<HTMLDivElement>(null);
  useReadWhenSeen(card, session.roomid, { selfId, messages: query.data?.messages ?? [] });
  useShownByLink(card, query.isFetched);
  // Of an old session without any there is nothing to show.
  if (query.data && !query.data.closesAt && !query.data.needsProfile && messages.entries.length === 0)
    return null;
  return (
    <div ref={card} id={MESSAGES_ANCHOR} className="scroll-mt-20">
      <Card as="section" labelledBy={heading} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={heading} className="text-20">
            <Trans>Messages</Trans>
          </h2>
          <ReportPerson session={session} />
        </div>
        <QueryView
          query={query}
          failed={t`Couldn’t load your messages`}
          loading={<Skeleton className="h-40" />}
        >
          {({ closesAt, needsProfile }) => (
            <Conversation {...{ session, messages, closesAt, needsProfile }} />
          )}
        </QueryView>
        <OtherThreads session={session} />
      </Card>
    </div>
  );
}

/** The link of a mail or of the dashboard leads to the messages, which are below what loads first. */
function useShownByLink(card: React.RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isLoaded || hash !== `#${MESSAGES_ANCHOR}` || !card.current) return;
    return keepInView(card.current, 'start');
  }, [card, hash, isLoaded]);
}

interface ConversationProps {
  session: ShownSession;
  messages: ReturnType<typeof useMessages>;
  closesAt: string | null;
  needsProfile: boolean;
}

function Conversation({ session, messages, closesAt, needsProfile }: ConversationProps) {
  const { Name } = session.with;
  const isLearner = useStore(({ user }) => user?.role === 'user');
  const when = useWhen();
  const { draft, change } = useSessionDraft(`chat:messages:${session.roomid}`, { message: '' });
  const hasContact = useDeferredValue(hasContactDetails(draft.message));
  // What was refused goes back into the field, before what is there.
  const edit = ({ id, text }: ChatEntry) => {
    change({ message: [text, draft.message].filter(Boolean).join('\n') });
    messages.discard(id);
  };
  return (
    <>
      <div className="rounded-card border border-line">
        <ChatMessages
          entries={messages.entries}
          selfId={messages.selfId}
          otherName={Name}
          hasDays
          className="max-h-96 min-h-24"
          empty={
            <Trans>
              Write to {Name} before and after the session. If they don’t see it, we’ll e-mail them.
            </Trans>
          }
          onRefused={(entry) => (
            <Refused
              error={messages.refusalOf(entry.id)}
              onEdit={closesAt ? () => edit(entry) : null}
              onRemove={() => messages.discard(entry.id)}
            />
          )}
        />
        {closesAt && (
          <MessageField
            message={draft.message}
            onMessage={(message) => change({ message })}
            onSend={messages.send}
            fault={
              hasContact && (
                <Trans>Phone numbers, e-mail addresses and other contact details can’t be sent here.</Trans>
              )
            }
          />
        )}
      </div>
      <p role="status" className="text-14 text-muted">
        {messages.isDelayed && (
          <>
            <Trans>Not sent yet. Retrying…</Trans>{' '}
          </>
        )}
        {closesAt ? (
          <Trans>You can write to each other until {when.date(closesAt)}.</Trans>
        ) : needsProfile ? (
          <ProfileNeeded learner={isLearner ? null : Name} />
        ) : (
          <Trans>Messages are closed.</Trans>
        )}
      </p>
    </>
  );
}

/** `learner`: whose profile it is, for the mentor. */
function ProfileNeeded({ learner }: { learner: string | null }) {
  if (learner === null)
    return (
      <Trans>
        Complete <Link to="/account/student/profile">your profile</Link> first. Then you can write to each
        other.
      </Trans>
    );
  return (
    <Trans>You can write to each other once {learner} completes their profile. We’ve asked them to.</Trans>
  );
}

interface RefusedProps {
  error: AppError;
  onEdit: (() => void) | null;
  onRemove: () => void;
}

function Refused({ error, onEdit, onRemove }: RefusedProps) {
  const errorText = useErrorText();
  const text = errorText(error);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3">
      <p role="alert">
        <Trans>Not sent. {text}</Trans>
      </p>
      {onEdit && (
        <Button tone="plain" size="small" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      <Button tone="plain" size="small" onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

/** A report may cancel the session, and a block closes the messages. */
function ReportPerson({ session: { roomid, status, with: other } }: { session: ShownSession }) {
  const queries = useQueryClient();
  const refreshUser = useStore((state) => state.refreshUser);
  const report = useReport(roomid, { onOver: () => {}, endsSession: false });
  const close = () => {
    report.close();
    if (!report.outcome) return;
    void refreshUser().catch(() => {});
    void queries.invalidateQueries({ queryKey: messagesQuery(roomid).queryKey });
    void queries.invalidateQueries({ queryKey: ['sessions', roomid] });
  };
  return (
    <>
      <Button tone="plain" size="small" onClick={report.open}>
        <Trans>Report or block</Trans>
      </Button>
      {report.isOpen && (
        <ReportDialog
          place="session"
          report={{ ...report, close }}
          otherName={other.Name}
          canEnd={status === 'booked'}
        />
      )}
    </>
  );
}
