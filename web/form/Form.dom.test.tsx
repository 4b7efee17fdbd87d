import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from '#web/ui/kit-text-for-tests.tsx';
import type { FormFailure } from './failure.ts';
import { FormTextField } from './fields.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

afterEach(cleanup);

interface Person {
  email: string;
  name: string;
}

interface PersonFormProps {
  onSubmit: (person: Person) => Promise<void>;
  failure?: FormFailure;
}

const plainFailure: FormFailure = { title: 'Could not be saved' };

function PersonForm({ onSubmit, failure = plainFailure }: PersonFormProps) {
  const form = useForm<Person>({ defaultValues: { email: '', name: 'Ada' } });
  return (
    <Form
      form={form}
      onSubmit={onSubmit}
      explain={() => failure}
      actions={<SubmitButton form={form}>Save</SubmitButton>}
    >
      <FormTextField form={form} name="name" label="Name" />
      <FormTextField
        form={form}
        name="email"
        label="E-mail"
        hint="Where the invitation goes"
        rules={{ required: 'Enter an address' }}
      />
    </Form>
  );
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

function description(element: HTMLElement) {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}

test('a fault replaces the hint, marks the field, takes the focus and nothing is sent', async () => {
  const send = vi.fn(async () => undefined);
  render(<PersonForm onSubmit={send} />, { wrapper: KitForTests });
  expect(description(email())).toBe('Where the invitation goes');
  save();
  await waitFor(() => expect(description(email())).toBe('Enter an address'));
  expect(email().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(screen.queryByText('Where the invitation goes')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('a violation of the server lands on its field, the rest on the form, and what was typed stays', async () => {
  const failure = {
    title: 'Could not be saved',
    requestId: 'req-1',
    violations: [
      { field: 'email', description: 'is taken' },
      { field: 'quota', description: 'is used up' },
    ],
  };
  render(<PersonForm onSubmit={() => Promise.reject(new Error('400'))} failure={failure} />, { wrapper: KitForTests });
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Could not be saved');
  expect(alert.textContent).toContain('quota is used up');
  expect(alert.textContent).toContain('req-1');
  expect(alert.textContent).not.toContain('is taken');
  expect(description(email())).toBe('is taken');
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(email().value).toBe('ada@example.org');
});

test('a refusal that its field shows is told there and nowhere else; mending it keeps the focus', async () => {
  const failure = { title: 'Check the fields', violations: [{ field: 'email', description: 'is taken' }] };
  render(<PersonForm onSubmit={() => Promise.reject(new Error('409'))} failure={failure} />, { wrapper: KitForTests });
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  save();
  await waitFor(() => expect(description(email())).toBe('is taken'));
  await waitFor(() => expect(document.activeElement).toBe(email()));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Check the fields')).toBeNull();
  fireEvent.input(email(), { target: { value: 'ada@example.net' } });
  await waitFor(() => expect(description(email())).not.toContain('is taken'));
  expect(document.activeElement).toBe(email());
});

test('without a field to blame, the message of the form is read out once and leaves the focus where one presses again', async () => {
  render(<PersonForm onSubmit={() => Promise.reject(new Error('503'))} />, { wrapper: KitForTests });
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  save();
  await screen.findByRole('alert');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('sending is busy and happens once; a second try clears the old message', async () => {
  let end: (outcome: Error | undefined) => void = () => undefined;
  const send = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve());
      }),
  );
  render(<PersonForm onSubmit={send} />, { wrapper: KitForTests });
  fireEvent.input(email(), { target: { value: 'ada@example.org' } });
  save();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBe('true'));
  save();
  expect(send).toHaveBeenCalledOnce();
  end(new Error('503'));
  await screen.findByRole('alert');
  save();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  end(undefined);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alert')).toBeNull();
});
