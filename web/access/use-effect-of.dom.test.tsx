/** An effect followed while the component that shows it is drawn again and again. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useEffectOf } from './use-effect-of.ts';

interface Choice {
  readonly id: string;
}

const client = new QueryClient();
afterEach(cleanup);

/** Follows what choosing one of `id` does; every drawing makes the choice anew. */
function follow(id: string) {
  const states: string[] = [];
  const { result, rerender } = renderHook(
    (chosen: string) => {
      const effect = useEffectOf(
        'whom',
        {
          readBase: () => Promise.resolve({}),
          sources: () => [],
          look: () => Promise.resolve(undefined),
          valueOf: (_base, _found, choice: Choice) => choice.id,
        },
        { id: chosen },
      );
      states.push(effect.state);
      return effect;
    },
    {
      initialProps: id,
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  return { result, rerender, states };
}

test('what is known stays known while the same is chosen, however often it is drawn', async () => {
  const { result, rerender, states } = follow('ada');
  await waitFor(() => expect(result.current.state).toBe('complete'));
  states.length = 0;
  rerender('ada');
  expect(states).not.toContain('reading');
  expect(result.current).toMatchObject({ state: 'complete', value: 'ada' });
});

test('of another choice nothing is known until it was worked out', async () => {
  const { result, rerender, states } = follow('ada');
  await waitFor(() => expect(result.current.state).toBe('complete'));
  states.length = 0;
  rerender('ben');
  expect(states[0]).toBe('reading');
  await waitFor(() => expect(result.current).toMatchObject({ state: 'complete', value: 'ben' }));
});
