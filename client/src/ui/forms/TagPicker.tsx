import { Trans, useLingui } from '@lingui/react/macro';
import { containsText } from '@preproom/models/contract/http/searchText';
import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useContext, useId } from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
} from 'react-aria-components';
import { cx } from '../../lib/cx.ts';
import { FieldFault, type FieldTexts, INPUT_LOOK } from './fieldStyle.tsx';
import { PickedTags } from './PickedTags.tsx';

export interface TagOption {
  id: string;
  label: string;
  /** The name in the other language, also found by typing. */
  alias?: string | undefined;
}

export interface TagGroup {
  label: string;
  options: readonly TagOption[];
}

export interface TagPickerProps extends Omit<FieldTexts, 'label'> {
  label: string;
  /** A list, or groups with headings. Ids are unique across groups. */
  options: readonly TagOption[] | readonly TagGroup[];
  /** Chosen ids, in the order of choosing. An id that is no longer an option is shown as it is. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  max: number;
  placeholder?: string;
  className?: string;
}

/** Multi-select with search. Chosen options are shown below as removable tags. */
export function TagPicker({
  label,
  help,
  error,
  options,
  value,
  onChange,
  max,
  placeholder,
  className,
}: TagPickerProps) {
  const id = useId();
  const groups = asGroups(options);
  const all = groups.flatMap((group) => group.options);
  const isFull = value.length >= max;
  const describedBy = cx(`${id}-count`, Boolean(help) && `${id}-help`, Boolean(error) && `${id}-error`);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1', className)}>
      <ComboBox
        selectionMode="multiple"
        allowsEmptyCollection
        // Must keep its identity between renders: ComboBox takes a new array for a choice and clears the input.
        value={value}
        onChange={(ids) => onChange(ids.map(String).slice(0, max))}
        disabledKeys={
          isFull ? all.filter((option) => !value.includes(option.id)).map((option) => option.id) : []
        }
        defaultFilter={findsOption(all)}
        isInvalid={Boolean(error)}
        className="flex flex-col gap-1"
      >
        <Label className="text-14 font-medium">{label}</Label>
        <Box placeholder={placeholder} describedBy={describedBy} />
        <Popover
          offset={4}
          className="w-(--trigger-width) rounded-card border border-line bg-raised text-ink shadow-layer"
        >
          <ListBox
            renderEmptyState={NothingFound}
            className="max-h-72 scroll-pb-2 overflow-auto p-1 outline-none"
          >
            {groups.map((group) => (
              <Group key={group.label} {...group} />
            ))}
          </ListBox>
          <Done />
        </Popover>
      </ComboBox>
      <PickedTags
        label={label}
        tags={value.map(
          (chosen) => all.find((option) => option.id === chosen) ?? { id: chosen, label: chosen },
        )}
        onRemove={(gone) => onChange(value.filter((chosen) => chosen !== gone))}
      />
      <Hints id={id} count={value.length} max={max} help={help} error={error} />
    </div>
  );
}

function asGroups(options: TagPickerProps['options']): TagGroup[] {
  const [first] = options;
  if (first && 'options' in first) return options as TagGroup[];
  return [{ label: '', options: options as TagOption[] }];
}

/** Matches part of the name in either language. */
function findsOption(options: readonly TagOption[]) {
  const aliases = new Map(options.map(({ label, alias }) => [label, alias]));
  return (label: string, typed: string) =>
    containsText(label, typed) || containsText(aliases.get(label) ?? '', typed);
}

/** Clicking anywhere in the field opens the list. */
function Box({ placeholder, describedBy }: { placeholder: string | undefined; describedBy: string }) {
  const { t } = useLingui();
  const list = useContext(ComboBoxStateContext);
  // Enter takes the only match, and marks the first of several; otherwise it would drop what was typed.
  const takeMatch = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !list?.isOpen || list.selectionManager.focusedKey !== null) return;
    const { collection } = list;
    const found = [...collection.getKeys()].filter((key) => collection.getItem(key)?.type === 'item');
    list.selectionManager.setFocusedKey(found[0] ?? null);
    if (found.length === 1) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="relative">
      <Input
        placeholder={placeholder ?? t`Type to search`}
        aria-describedby={describedBy}
        onClick={() => list?.open(null, 'manual')}
        onKeyDownCapture={takeMatch}
        className={cx(INPUT_LOOK, 'pe-11')}
      />
      <Button
        aria-label={t`Show options`}
        className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-muted"
      >
        <ChevronDown aria-hidden className="size-5" />
      </Button>
    </div>
  );
}

/** A finger has no key that closes the list, which may cover everything else it could tap. */
function Done() {
  const list = useContext(ComboBoxStateContext);
  return (
    <button
      type="button"
      onClick={() => list?.close()}
      className="hidden min-h-11 w-full cursor-pointer border-t border-line px-3 font-medium text-peacock pointer-coarse:block"
    >
      <Trans>Close list</Trans>
    </button>
  );
}

function Group({ label, options }: TagGroup) {
  const items = options.map((option) => <Option key={option.id} {...option} />);
  if (label === '') return items;
  return (
    <ListBoxSection>
      <Header className="px-3 pt-3 pb-1 text-12 font-semibold text-muted">{label}</Header>
      {items}
    </ListBoxSection>
  );
}

function Option({ id, label }: TagOption) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={cx(
        'group flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-3 py-1.5 outline-none',
        'data-[focused]:bg-peacock/10 data-[disabled]:cursor-default data-[disabled]:opacity-50',
      )}
    >
      <Check
        aria-hidden
        className="size-4 shrink-0 text-peacock opacity-0 group-data-[selected]:opacity-100"
      />
      <span className="min-w-0 break-words">{label}</span>
    </ListBoxItem>
  );
}

function NothingFound(): ReactNode {
  const { t } = useLingui();
  return <p className="px-3 py-2 text-14 text-muted">{t`No results. Try another word.`}</p>;
}

function Hints({
  id,
  count,
  max,
  help,
  error,
}: { id: string; count: number; max: number } & Omit<FieldTexts, 'label'>) {
  const { t } = useLingui();
  return (
    <>
      <p id={`${id}-count`} className="text-14 text-muted">
        {count < max
          ? t`${count} of ${max} selected`
          : t`Maximum of ${max} selected. Remove one to choose another.`}
      </p>
      {help && (
        <p id={`${id}-help`} className="text-14 text-muted">
          {help}
        </p>
      )}
      {error && <FieldFault id={`${id}-error`}>{error}</FieldFault>}
    </>
  );
}
