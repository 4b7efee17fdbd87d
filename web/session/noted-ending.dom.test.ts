import { beforeEach, expect, test } from 'vitest';
import { notedEnding } from './noted-ending.ts';
import { forgetEnding, noteEnding } from './why-ended.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** The next morning, or in a tab opened later: nothing is left of the tab. */
const laterOn = () => {
  sessionStorage.clear();
  return notedEnding();
};

test.each(['idle', 'absolute', 'elsewhere', 'signedOut'] as const)(
  '“%s” is known as long as nobody signs in',
  (ending) => {
    noteEnding(ending);
    expect(notedEnding()).toBe(ending);
    expect(laterOn()).toBe(ending);
    forgetEnding();
    expect(notedEnding()).toBeUndefined();
  },
);

test.each(['otherTab', 'notLetIn'] as const)('“%s” is a matter of its tab', (ending) => {
  noteEnding(ending);
  expect(notedEnding()).toBe(ending);
  expect(laterOn()).toBeUndefined();
});

test('what a tab has noted itself comes first, and is told apart', () => {
  localStorage.setItem('portico-ending', 'signedOut');
  expect(notedEnding(['session'])).toBeUndefined();
  noteEnding('otherTab');
  expect(notedEnding()).toBe('otherTab');
  expect(laterOn()).toBe('signedOut');
});

test('what anybody else wrote is no reason, and nothing but a word is kept', () => {
  localStorage.setItem('portico-ending', '<b>');
  expect(notedEnding()).toBeUndefined();
  noteEnding('idle');
  expect(JSON.stringify(localStorage)).toBe('{"portico-ending":"idle"}');
});
