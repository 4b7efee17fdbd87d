import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('escapes what is put into HTML unless it was made here, in attributes too', () => {
  const given = '"><script>&';
  const items = ['a<b', 'c'].map((text) => markup`<li>${text}</li>`);
  expect(markup`<p title="${given}">${given}${undefined}${7}</p><ul>${items}</ul>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;&amp;">&quot;&gt;&lt;script&gt;&amp;7</p><ul><li>a&lt;b</li>\n<li>c</li></ul>',
  );
});
