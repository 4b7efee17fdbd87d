import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { linkIn, takeLinkFromAddress, useActivationLink } from './activation-link.ts';

const flow = '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b';

it.each(['', '#', '#content'])('reads no link from %o', (fragment) => {
  expect(linkIn(fragment)).toBeUndefined();
});

it.each([
  '#flow=abc',
  `#flow=${flow}`,
  '#token=2',
  '#flow=&token=2',
  `#flow=${flow.slice(0, -4)}&token=2`,
  `#flow=${flow}&token=`,
])('sees that a part of the link is missing from %o', (fragment) => {
  expect(linkIn(fragment)).toBe('incomplete');
});

it('takes the link out of the address at once, and a second one opened in the same tab', () => {
  history.replaceState({ idx: 3 }, '', `/activation?from=mail#flow=${flow}&token=t1`);
  takeLinkFromAddress();
  expect(location.href).toMatch(/\/activation\?from=mail$/);
  expect(history.state).toEqual({ idx: 3 });
  const { result } = renderHook(useActivationLink);
  expect(result.current).toEqual({ flow, token: 't1' });

  history.replaceState(null, '', `/activation#token=t2&flow=${flow}`);
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(location.hash).toBe('');
  expect(result.current).toEqual({ flow, token: 't2' });
});

it('leaves the fragments of other pages alone', () => {
  history.replaceState(null, '', '/eu-std-1#content');
  window.dispatchEvent(new Event('hashchange'));
  expect(location.hash).toBe('#content');
});
