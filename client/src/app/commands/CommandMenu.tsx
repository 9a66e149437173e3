import { Trans, useLingui } from '@lingui/react/macro';
import { containsText } from '@preproom/models/contract/http/searchText';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useErrorText } from '../../lib/texts/errorText.ts';
import { Button } from '../../ui/Button.tsx';
import { closeCommandMenu } from './commandMenuState.ts';
import { type Command, useCommands } from './useCommands.ts';
import { FOUND, useFound } from './useFound.ts';

/** Finds a page or an action by its name and opens or does it; for the team also people, orders, sessions and more. */
export function CommandMenu() {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const commands = useCommands();
  const groups = [...found.groups, ...commands.map((group) => ({ ...group, id: `own:${group.id}` }))];
  const label = found.isTeam ? t`Search people, orders, sessions and pages` : t`Search pages and actions`;
  const all = groups.flatMap(({ commands }) => commands);
  const input = useRef<HTMLInputElement>(null);
  // The dialog would take the focus itself: `autoFocus` comes too early inside its portal.
  useEffect(() => input.current?.focus(), []);
  function run(id: React.Key): void {
    closeCommandMenu();
    all.find((command) => command.id === id)?.run();
  }
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || closeCommandMenu()}
      className="fixed inset-0 z-50 flex items-start justify-center bg-scrim p-4 sm:pt-[12dvh]"
    >
      <Modal className="w-full max-w-xl overflow-clip rounded-sheet border border-line bg-raised text-ink shadow-layer">
        <AriaDialog
          aria-label={t`Pages and actions`}
          className="flex max-h-[min(32rem,80dvh)] flex-col outline-none"
        >
          <Autocomplete
            inputValue={typed}
            onInputChange={setTyped}
            filter={(text, wanted, { key }) =>
              String(key).startsWith(FOUND) || wanted.split(/\s+/).every((word) => containsText(text, word))
            }
          >
            <SearchField aria-label={label} className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-5 shrink-0 text-muted" />
              <Input
                ref={input}
                // What React Aria leaves unsaid: the list below belongs to this field.
                role="combobox"
                aria-expanded
                placeholder={label}
                className="min-h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
              />
            </SearchField>
            <FoundState {...found} />
            <ListBox
              aria-busy={found.isPending}
              aria-label={t`Pages and actions`}
              onAction={run}
              renderEmptyState={() => (
                <p className="p-6 text-center text-muted">
                  {found.isPending ? <Trans>Searching…</Trans> : <Trans>Nothing found.</Trans>}
                </p>
              )}
              className="min-h-0 flex-1 overflow-auto p-2 outline-none"
            >
              {groups.map(({ id, title, commands, hasMore }) => (
                <ListBoxSection key={id} id={id}>
                  <Header className="px-3 pt-2 pb-1 text-12 font-medium text-muted">
                    {title}
                    {hasMore && <span className="font-normal"> · {t`more results, keep typing`}</span>}
                  </Header>
                  {commands.map((command) => (
                    <CommandItem key={command.id} command={command} />
                  ))}
                </ListBoxSection>
              ))}
            </ListBox>
          </Autocomplete>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** What the search cannot say by its results. */
function FoundState({ isTooLong, error, retry }: ReturnType<typeof useFound>) {
  const errorText = useErrorText();
  if (!isTooLong && !error) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 px-5 pt-3 text-14">
      {isTooLong && <Trans>Search is too long. Use up to 100 characters.</Trans>}
      {error && (
        <>
          {errorText(error)}
          <Button tone="quiet" size="small" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function CommandItem({ command: { id, name, words, Icon, detail } }: { command: Command }) {
  return (
    <ListBoxItem
      id={id}
      textValue={[name, detail, words].filter(Boolean).join(' ')}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-[focused]:bg-peacock/10 data-[hovered]:bg-ink/5"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}
        {detail && <span className="ms-2 text-14 text-muted">{detail}</span>}
      </span>
    </ListBoxItem>
  );
}
