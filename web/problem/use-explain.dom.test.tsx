import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each test begins as a page does: without the words of failures.
beforeEach(() => vi.resetModules());
afterEach(cleanup);

async function page() {
  const { loadMessages } = await import('#web/messages/message-store.ts');
  await loadMessages(['core']);
  const { Words } = await import('#web/messages/Words.tsx');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <Words>{children}</Words>
    </QueryClientProvider>
  );
  const { ApiProblem } = await import('#web/api/api-problem.ts');
  const taken = new ApiProblem('POST /x', 409, { title: 'Conflict', detail: 'There is one of this name.' });
  return { wrapper, taken };
}

test('a write that fails before the words of failures are here is explained with them', async () => {
  const { wrapper, taken } = await page();
  const { Form } = await import('#web/form/Form.tsx');
  const { SubmitButton } = await import('#web/form/SubmitButton.tsx');
  const { useExplain } = await import('./use-explain.ts');
  function Writing() {
    const form = useForm();
    return (
      <Form
        form={form}
        onSubmit={() => Promise.reject(taken)}
        explain={useExplain()}
        actions={<SubmitButton form={form}>Save</SubmitButton>}
      >
        {undefined}
      </Form>
    );
  }
  render(<Writing />, { wrapper });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This does not fit the present state')).toBeDefined();
  expect(screen.getByText('There is one of this name.')).toBeDefined();
});

test('what has failed is shown in the words of the region until there are words for it', async () => {
  const { wrapper, taken } = await page();
  const { ActionFailure } = await import('./ActionFailure.tsx');
  render(<ActionFailure error={taken} />, { wrapper });
  expect(screen.getByText('Conflict')).toBeDefined();
  expect(screen.getByText('There is one of this name.')).toBeDefined();
  expect(await screen.findByText('This does not fit the present state')).toBeDefined();
});

test('what the console itself refuses is said in words for its code, and not as its server says it', async () => {
  const { wrapper } = await page();
  const { ActionFailure } = await import('./ActionFailure.tsx');
  const { ApiProblem } = await import('#web/api/api-problem.ts');
  const type = 'urn:portico:errors#review_signed_off';
  const problem = { title: 'Conflict', detail: 'As the server says it.', type, source: 'console' } as const;
  render(<ActionFailure error={new ApiProblem('POST /x', 409, problem)} />, { wrapper });
  expect(await screen.findByText('The review is signed off: nothing in it changes any more.')).toBeDefined();
  expect(screen.queryByText('As the server says it.')).toBeNull();
});
