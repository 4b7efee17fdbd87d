import { useLayoutEffect } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KitForTests } from '#web/ui/kit-text-for-tests.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useLeaveQuestion } from './use-leave-question.ts';
import { leaveBy } from './unsaved-guard.ts';

const gone = vi.fn();
beforeEach(() => void gone.mockClear());
afterEach(cleanup);

function Work({ unsaved, busy = false }: { unsaved: boolean; busy?: boolean }) {
  const { leave, question } = useLeaveQuestion(unsaved, { busy });
  return question ? <DiscardQuestion {...question} /> : <button onClick={() => leave(gone)}>Leave</button>;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isAsked = () => screen.queryByRole('alert') !== null;

test('nothing unsaved is left at once', () => {
  render(<Work unsaved={false} />, { wrapper: KitForTests });
  press('Leave');
  expect(gone).toHaveBeenCalledOnce();
});

test('something unsaved is left once the reader agrees, to where they wanted to go', () => {
  render(<Work unsaved />, { wrapper: KitForTests });
  press('Leave');
  expect(isAsked()).toBe(true);
  press('Keep editing');
  expect(isAsked()).toBe(false);
  const elsewhere = vi.fn();
  act(() => leaveBy(elsewhere));
  press('Discard');
  expect(elsewhere).toHaveBeenCalledOnce();
  expect(gone).not.toHaveBeenCalled();
});

/** Answered as soon as it is on the page, which is before React has run the effects of that drawing. */
function AnsweredAtOnce() {
  const { leave, question } = useLeaveQuestion(true);
  useLayoutEffect(() => question?.onKeep(), [question]);
  return question ? <DiscardQuestion {...question} /> : <button onClick={() => leave(gone)}>Leave</button>;
}

test('the first answer counts, however soon it comes', () => {
  render(<AnsweredAtOnce />, { wrapper: KitForTests });
  press('Leave');
  expect(isAsked()).toBe(false);
  expect(gone).not.toHaveBeenCalled();
});

test('what is saved meanwhile is not asked about any more', () => {
  const { rerender } = render(<Work unsaved />, { wrapper: KitForTests });
  press('Leave');
  rerender(<Work unsaved={false} />);
  expect(isAsked()).toBe(false);
});

test('while it is being sent it is neither left nor asked about', () => {
  const { rerender } = render(<Work unsaved busy />, { wrapper: KitForTests });
  press('Leave');
  act(() => leaveBy(gone));
  rerender(<Work unsaved />);
  expect(isAsked()).toBe(false);
  expect(gone).not.toHaveBeenCalled();
});
