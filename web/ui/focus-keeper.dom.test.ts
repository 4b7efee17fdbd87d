import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let end: () => void;
beforeEach(() => {
  end = keepFocus(document);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

const nodesOf = (html: string) => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];

/** Shows it, and answers how to find something in it. */
function page(html: string) {
  document.body.replaceChildren(...nodesOf(html));
  return (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`no ${selector}`);
    return found;
  };
}
const focused = (element: () => HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element()));

test('what had the focus before gets it back when a dialog goes away', async () => {
  const at = page(
    '<main><h1>Roles</h1><button id="delete"></button></main><div role="dialog"><button id="ok"></button></div>',
  );
  at('#delete').focus();
  at('#ok').focus();
  at('[role=dialog]').remove();
  await focused(() => at('#delete'));
});

test('the heading of its section stands in for a button that the dialog has taken away with it', async () => {
  const at = page(
    '<main><h1>Role</h1><section><h2>Permissions</h2><button id="remove"></button></section></main><div role="dialog"><button id="ok"></button></div>',
  );
  at('#remove').focus();
  at('#ok').focus();
  at('#remove').remove();
  at('[role=dialog]').remove();
  await focused(() => at('h2'));
});

test('what comes of undoing gets the focus of the receipt that it takes the place of', async () => {
  const at = page('<main><h1>Access</h1><div class="notice" id="old"><button id="undo"></button></div></main>');
  at('#undo').focus();
  at('#old').replaceWith(...nodesOf('<div class="notice" id="pending"></div>'));
  await focused(() => at('#pending'));
  at('#pending').replaceWith(...nodesOf('<div class="notice" id="new"></div>'));
  await focused(() => at('#new'));
});

test('a message that was dismissed leaves the focus with the page', async () => {
  const at = page(
    '<main><h1>Access</h1><div class="notice" id="receipt"><button id="done"></button></div><div class="notice"></div></main>',
  );
  at('#done').focus();
  at('#receipt').remove();
  await focused(() => at('h1'));
});

test('nothing behind a dialog gets the focus of what goes away in it', async () => {
  const at = page(
    '<main><h1>Access</h1><button id="open"></button></main><div role="dialog"><h2>Change</h2><footer><button id="keep"></button></footer></div>',
  );
  at('#open').focus();
  at('#keep').focus();
  at('footer').replaceChildren();
  await focused(() => at('h2'));
});

test('a button that can no longer be pressed does not keep it', async () => {
  const at = page('<main><h1>Access</h1><fieldset><button id="in"></button></fieldset></main>');
  at('#in').focus();
  at('#in').blur();
  at('#in').setAttribute('disabled', '');
  await focused(() => at('h1'));
});
