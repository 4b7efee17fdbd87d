// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { linkIn, takeLinkFromAddress, useActivationLink } from './activation-link.ts';

it.each(['', '#', '#flow=1', '#token=2', '#flow=&token=2'])('reads no link from %o', (fragment) => {
  expect(linkIn(fragment)).toBeUndefined();
});

it('takes the link out of the address at once, and a second one opened in the same tab', () => {
  history.replaceState({ idx: 3 }, '', '/activation?from=mail#flow=f1&token=t1');
  takeLinkFromAddress();
  expect(location.href).toMatch(/\/activation\?from=mail$/);
  expect(history.state).toEqual({ idx: 3 });
  const { result } = renderHook(useActivationLink);
  expect(result.current).toEqual({ flow: 'f1', token: 't1' });

  history.replaceState(null, '', '/activation#token=t2&flow=f2');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  expect(location.hash).toBe('');
  expect(result.current).toEqual({ flow: 'f2', token: 't2' });
});

it('leaves the fragments of other pages alone', () => {
  history.replaceState(null, '', '/eu-std-1#content');
  window.dispatchEvent(new Event('hashchange'));
  expect(location.hash).toBe('#content');
});
