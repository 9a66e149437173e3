import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import type { SharedView } from '../code/sharedView.ts';
import { AnswerMarks } from './AnswerMarks.tsx';
import type { CockpitRoom, CriterionTexts } from './cockpitRoom.ts';
import { MarkButtons } from './MarkButtons.tsx';
import { NotesTab } from './NotesTab.tsx';
import { PlanTab } from './PlanTab.tsx';
import { QuestionsTab } from './QuestionsTab.tsx';
import { NO_FILTER } from './questionList.ts';
import { useAnswerKeys } from './useAnswerKeys.ts';
import { type CockpitInUse, useCockpit } from './useCockpit.ts';
import { type ShowingQuestion, useShowingQuestion } from './useShowingQuestion.ts';

export interface CockpitPanelProps {
  room: CockpitRoom;
  /** Whether both people have met. */
  hasMet: boolean;
  isOpen: boolean;
  onClose: () => void;
  onOpenShared: (view: SharedView) => void;
  /** The criteria of the feedback form. */
  Criteria: ComponentType<{ roomid: string; hasMet: boolean }>;
  criteria: CriterionTexts;
}

/**
 * The mentor's guide through the interview: plan, questions, private notes, criteria. While it is closed it still delivers what was
 * noted.
 */
export function CockpitPanel(props: CockpitPanelProps) {
  const { room, hasMet, isOpen, onClose, onOpenShared, Criteria, criteria } = props;
  const cockpit = useCockpit(room.roomid);
  const showing = useShowingQuestion(room.roomid, cockpit);
  useAnswerKeys(cockpit, isOpen && hasMet);
  const [tab, setTab] = useState<string | number>('plan');
  const [filter, setFilter] = useState(NO_FILTER);
  const { t } = useLingui();
  if (!isOpen) return null;
  const { error, data, refetch } = cockpit.stored;
  return (
    <Frame onClose={onClose}>
      <Tabs selectedKey={tab} onSelectionChange={setTab} className="flex min-h-0 flex-1 flex-col">
        <TabList aria-label={t`Parts of the guide`} className="flex border-b border-line px-1">
          <GuideTab id="plan">
            <Trans>Plan</Trans>
          </GuideTab>
          <GuideTab id="questions">
            <Trans>Questions</Trans>
          </GuideTab>
          <GuideTab id="notes">
            <Trans>Notes</Trans>
          </GuideTab>
          <GuideTab id="criteria">
            <Trans>Ratings</Trans>
          </GuideTab>
        </TabList>
        <ShownNow showing={showing} />
        {error && !data && (
          <div className="p-3">
            <ErrorState title={t`Couldn’t load your notes`} error={error} onRetry={() => void refetch()} />
          </div>
        )}
        <GuidePanel id="plan">
          <PlanTab room={room} />
        </GuidePanel>
        <GuidePanel id="questions">
          <QuestionsTab
            room={room}
            cockpit={cockpit}
            showing={showing}
            filter={filter}
            onFilter={setFilter}
            onOpenShared={onOpenShared}
            criteria={criteria}
          />
        </GuidePanel>
        <GuidePanel id="notes">
          <NotesTab room={room} cockpit={cockpit} criteria={criteria} />
        </GuidePanel>
        <GuidePanel id="criteria">
          <Criteria roomid={room.roomid} hasMet={hasMet} />
        </GuidePanel>
      </Tabs>
      <Footer cockpit={cockpit} hasMet={hasMet} hasMarks={tab !== 'notes'} />
    </Frame>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      aria-label={t`Interview guide`}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="flex h-[65dvh] shrink-0 flex-col rounded-t-sheet border-t border-line bg-raised sm:h-auto sm:w-96 sm:rounded-none sm:border-t-0 sm:border-l"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4 cramped:py-0">
        <div className="min-w-0">
          <h2 className="text-18 cramped:text-14">
            <Trans>Interview guide</Trans>
          </h2>
          <p className="text-12 text-muted cramped:hidden">
            <Trans>The learner only sees what you show.</Trans>
          </p>
        </div>
        <Button ref={close} tone="quiet" size="small" aria-label={t`Close guide`} onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </aside>
  );
}

function GuideTab({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Tab
      id={id}
      className="flex min-h-11 flex-1 cursor-pointer items-center justify-center border-b-2 border-transparent px-1 text-14 text-muted outline-none data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-peacock data-[selected]:border-peacock data-[selected]:text-ink"
    >
      {children}
    </Tab>
  );
}

function GuidePanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TabPanel
      id={id}
      className="min-h-0 flex-1 overflow-y-auto p-3 outline-none data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-peacock"
    >
      {children}
    </TabPanel>
  );
}

/** What is on the learner's screen, whichever part of the guide is open. */
function ShownNow({ showing: { shown, error, isPending, hide } }: { showing: ShowingQuestion }) {
  const errorText = useErrorText();
  return (
    <>
      <div role="status">
        {shown && (
          <div className="flex items-center gap-2 border-b border-line bg-marigold/15 px-3 py-2 text-14">
            <p className="min-w-0 flex-1">
              <Trans>
                On the learner’s screen: <span lang="en">{shown.text}</span>
              </Trans>
            </p>
            <Button tone="quiet" size="small" isBusy={isPending} onClick={hide}>
              <EyeOff aria-hidden className="size-4" />
              <Trans>Hide</Trans>
            </Button>
          </div>
        )}
      </div>
      {error && (
        <p role="alert" className="px-3 py-2 text-14 text-brick">
          {errorText(error)}
        </p>
      )}
    </>
  );
}

interface FooterProps {
  cockpit: CockpitInUse;
  hasMet: boolean;
  hasMarks: boolean;
}

/** Marks for the moment, and whether everything is saved. */
function Footer({ cockpit, hasMet, hasMarks }: FooterProps) {
  const hasEntries = cockpit.notes.length + cockpit.asked.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] cramped:p-1">
      {hasMet && <AnswerMarks cockpit={cockpit} />}
      {hasMarks && <MarkButtons onMark={(mark) => cockpit.mark(mark)} />}
      <p role="status" className="ms-auto text-12 text-muted">
        {cockpit.saving === 'saved' && hasEntries && <Trans>Saved</Trans>}
        {cockpit.saving === 'saving' && <Trans>Saving…</Trans>}
        {cockpit.saving === 'delayed' && <Trans>Not saved yet. Retrying…</Trans>}
        {cockpit.saving === 'refused' && <Trans>Some changes aren’t saved. See Notes and Questions.</Trans>}
      </p>
    </div>
  );
}
