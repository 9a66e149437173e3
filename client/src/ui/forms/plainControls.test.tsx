import { AppError } from '@preproom/models/contract/http/errors';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../lib/testing/renderPage.tsx';
import { Button } from '../Button.tsx';
import { Pagination } from '../Pagination.tsx';
import { Price } from '../Price.tsx';
import { When } from '../When.tsx';
import { ApiForm } from './api/ApiForm.tsx';
import { CodeField } from './api/CodeField.tsx';
import { useApiForm } from './api/useApiForm.ts';
import { SearchField } from './SearchField.tsx';
import { Stars } from './Stars.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

describe('a field', () => {
  it('is named by its label and described by help and error', () => {
    renderPage(<TextField label="Phone" help="With the country" error="Too short" />);
    const input = screen.getByLabelText('Phone');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'With the country',
      'Too short',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither described nor invalid when there is nothing to say', () => {
    renderPage(<TextField label="Phone" />);
    const input = screen.getByLabelText('Phone');
    expect(input.hasAttribute('aria-describedby') || input.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a field for numbers', () => {
  const typeInto = (inputMode: 'numeric' | 'decimal' | 'text', value: string) => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    renderPage(<TextField label="Amount" inputMode={inputMode} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Amount'), { target: { value } });
    return [onChange.mock.results[0]?.value, screen.getByLabelText<HTMLInputElement>('Amount').value];
  };

  it('takes the digits of every keyboard', () => {
    expect(typeInto('decimal', '१५००.५०')).toEqual(['1500.50', '1500.50']);
    cleanup();
    expect(typeInto('numeric', '١٢')).toEqual(['12', '12']);
  });

  it('is the only one that does', () => {
    expect(typeInto('text', 'कक्षा १०')).toEqual(['कक्षा १०', 'कक्षा १०']);
  });
});

describe('stars', () => {
  it('are chosen by the digits of every keyboard', () => {
    const onChange = vi.fn();
    renderPage(<Stars label="Clarity" value={null} onChange={onChange} />);
    fireEvent.keyDown(screen.getByRole('radio', { name: '4 of 5 stars' }), { key: '३' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  });
});

describe('a code', () => {
  function Form({ send }: { send: (values: { code: string }) => Promise<void> }) {
    const form = useApiForm<{ code: string }>({ values: { code: '' }, draft: null, send });
    return (
      <ApiForm form={form} aria-label="Example">
        <CodeField />
      </ApiForm>
    );
  }

  it('is read in the digits of every keyboard', () => {
    renderPage(<Form send={() => Promise.resolve()} />);
    fireEvent.change(screen.getByLabelText('Code'), { target: { value: '५४३ १८३' } });
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('543183');
  });

  it('is not sent again by Enter once it was refused, and another one is', async () => {
    const sent: string[] = [];
    const send = ({ code }: { code: string }) => {
      sent.push(code);
      return Promise.reject(new AppError('invalid_otp'));
    };
    renderPage(<Form send={send} />);
    const field = screen.getByLabelText('Code');
    await userEvent.type(field, '543183{Enter}');
    expect(await screen.findByText('Wrong or expired code. Use the latest one.')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Wrong or expired code. Use the latest one.')).toBeTruthy();
    await userEvent.type(field, '{Backspace}4{Enter}');
    expect(sent).toEqual(['543183', '543184']);
  });
});

describe('a busy button', () => {
  it('stays in place, says so, and neither acts nor sends its form', () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    renderPage(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: /Working/ });
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button.hasAttribute('disabled')).toBe(false);
  });
});

describe('a price', () => {
  it('is grouped as in India, with the earlier one struck through and said', () => {
    const { container } = renderPage(<Price rupees={125_000} originalRupees={150_000} />);
    expect(container.querySelector('s')?.textContent).toBe('₹1,50,000');
    expect(container.textContent).toMatch(/^Now ₹1,25,000was ₹1,50,000/);
  });

  it('has nothing struck through where nothing was reduced', () => {
    const { container } = renderPage(<Price rupees={1_999} originalRupees={1_999} />);
    expect(container.querySelector('s')).toBeNull();
  });
});

describe('a search box', () => {
  it('asks by GET without JavaScript, and hands over the words with it', () => {
    const onSearch = vi.fn();
    renderPage(<SearchField label="Search jobs" name="q" action="/jobs" onSearch={onSearch} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/jobs', 'get']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search jobs' }), { target: { value: ' sql ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSearch).toHaveBeenCalledWith('sql');
  });
});

describe('pages of a list', () => {
  it('are links, with the current one marked', () => {
    renderPage(<Pagination page={2} pages={3} hrefOf={(page) => `/jobs?page=${page}`} />);
    const current = screen.getByRole('link', { name: 'Page 2' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/jobs?page=3');
  });

  it('are not shown when there is one', () => {
    renderPage(<Pagination page={1} pages={1} hrefOf={() => '/jobs'} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('an instant', () => {
  const shownIn = (timeZone: string) => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone,
    });
    return renderPage(<When instant="2026-11-20T13:00:00.000Z" />).container.textContent;
  };
  afterEach(() => void vi.restoreAllMocks());

  it("is said in India's time, and in the visitor's own beside it", () => {
    expect(shownIn('Europe/Berlin')).toMatch(/6:30 pm IST \(2:00 pm your time\)/);
  });

  it('is said once where clocks show the same', () => {
    expect(shownIn('Asia/Colombo')).not.toMatch(/your time/);
  });
});
