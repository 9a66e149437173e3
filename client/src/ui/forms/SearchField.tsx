import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { buttonStyle } from '../buttonStyle.ts';
import { INPUT_LOOK } from './fieldStyle.tsx';

export interface SearchFieldProps {
  /** Accessible name; also the placeholder if there is none. */
  label: string;
  placeholder?: string;
  /** The query parameter. */
  name: string;
  /** The form's target without JavaScript. */
  action: string;
  /** Initial text, for uncontrolled use. */
  defaultValue?: string;
  value?: string;
  /** Called on every keystroke. */
  onChange?: (text: string) => void;
  /** Called instead of loading `action`. Leave it out for lists that filter while typing. */
  onSearch?: (text: string) => void;
  /** Hidden inputs that keep the other filters. */
  children?: ReactNode;
  className?: string;
}

/** A search box in a GET form, so that it works without JavaScript and results have a URL. */
export function SearchField(props: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const { label, name, onChange } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    props.onSearch?.(String(new FormData(event.currentTarget).get(name) ?? '').trim());
  };
  const text = props.value === undefined ? { defaultValue: props.defaultValue } : { value: props.value };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every screen reader
    <form role="search" action={props.action} onSubmit={submit} className={cx('flex gap-2', props.className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-5 -translate-y-1/2 text-muted"
        />
        <input
          {...text}
          id={id}
          type="search"
          name={name}
          placeholder={props.placeholder ?? label}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onChange={({ target }) => onChange?.(target.value)}
          className={cx(INPUT_LOOK, 'min-h-12 ps-10 text-ellipsis')}
        />
      </div>
      {props.children}
      {!onChange && (
        <button type="submit" className={buttonStyle('primary', 'medium', 'min-h-12')}>
          {t`Search`}
        </button>
      )}
    </form>
  );
}
