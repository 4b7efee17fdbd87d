import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { KitForTests } from '#web/ui/kit-text-for-tests.tsx';
import { FilterField } from './TableToolbar.tsx';

afterEach(cleanup);

function Held({ tell }: { tell: (text: string) => void }) {
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    tell(next);
  };
  return <FilterField label="Filter by name" value={text} onChange={change} />;
}

const Own = ({ tell }: { tell: (text: string) => void }) => <FilterField label="Filter by name" onChange={tell} />;

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter by name' });

for (const [what, Field] of [
  ['the page keeps', Held],
  ['the field keeps itself', Own],
] as const) {
  const told: string[] = [];
  const type = (value: string) => {
    told.length = 0;
    render(<Field tell={(text) => told.push(text)} />, { wrapper: KitForTests });
    fireEvent.change(field(), { target: { value } });
  };

  it(`tells what is typed in a text that ${what}`, () => {
    type('ada');
    expect(told).toEqual(['ada']);
    expect(field().value).toBe('ada');
  });

  it(`Escape empties a text that ${what}, and only an empty field lets it through`, () => {
    const passed = vi.fn();
    document.addEventListener('keydown', passed);
    type('ada');
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(passed).not.toHaveBeenCalled();
    expect(field().value).toBe('');
    expect(told).toEqual(['ada', '']);
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(passed).toHaveBeenCalledOnce();
    expect(told).toEqual(['ada', '']);
    document.removeEventListener('keydown', passed);
  });

  it(`the cross empties a text that ${what}, and one types on`, () => {
    type('ada');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: 'ada' } });
    expect(told).toEqual(['ada', '', 'ada']);
  });
}
