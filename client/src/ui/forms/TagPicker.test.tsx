import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { TagPicker, type TagPickerProps } from './TagPicker.tsx';

afterEach(cleanup);

const GROUPS = [
  {
    label: 'Office',
    options: [
      { id: 'hr', label: 'Human resources', alias: 'ह्यूमन रिसोर्स' },
      { id: 'law', label: 'Law', alias: 'क़ानून' },
    ],
  },
  { label: 'School', options: [{ id: 'teaching', label: 'Teaching', alias: 'शिक्षण' }] },
];

function Picker(props: Partial<TagPickerProps>) {
  const [value, setValue] = useState<readonly string[]>([]);
  return <TagPicker label="Fields" options={GROUPS} max={2} {...props} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole('combobox', { name: /Fields/ });
const type = (text: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: text } });
};
const choices = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => {
  fireEvent.keyDown(box(), { key });
  fireEvent.keyUp(box(), { key });
};

it('finds by a part of the name in either language, and by keyboard chooses what becomes a tag', () => {
  renderPage(<Picker />);
  type('शिक्ष');
  expect(choices()).toEqual(['Teaching']);
  press('ArrowDown');
  press('Enter');
  const tags = screen.getByRole('grid', { name: 'Selected: Fields', hidden: true });
  expect(within(tags).getByRole('row', { name: 'Teaching', hidden: true })).toBeTruthy();
  expect((box() as HTMLInputElement).value).toBe('');
  type('LAW');
  expect(choices()).toEqual(['Law']);
  type('xyz');
  expect(screen.getByText('No results. Try another word.')).toBeTruthy();
});

it('is closed by a button, for those without an Escape key', () => {
  renderPage(<Picker />);
  type('a');
  fireEvent.click(screen.getByText('Close list'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('takes the only match with Enter, and of several marks the first, keeping what was typed', () => {
  renderPage(<Picker />);
  type('teach');
  expect(choices()).toEqual(['Teaching']);
  press('Enter');
  expect(screen.getByRole('row', { name: 'Teaching', hidden: true })).toBeTruthy();
  type('a');
  expect(choices().length).toBeGreaterThan(1);
  press('Enter');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('a');
  press('Enter');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});

it('takes no more than fit, says so, and gives one back', () => {
  renderPage(<Picker max={1} />);
  type('law');
  press('ArrowDown');
  press('Enter');
  type('human');
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Maximum of 1 selected. Remove one to choose another.')).toBeTruthy();
  press('Escape');
  fireEvent.click(screen.getByRole('button', { name: /Remove/ }));
  expect(screen.queryByRole('row')).toBeNull();
  expect(screen.getByText('0 of 1 selected')).toBeTruthy();
});

it('is described by what is wrong with it', () => {
  renderPage(<Picker error="Choose one." />);
  expect(box().getAttribute('aria-invalid')).toBe('true');
  const described = box().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Choose one.');
});
