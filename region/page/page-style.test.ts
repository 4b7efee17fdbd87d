import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageStyle } from './page-style.ts';

const colours = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

describe('the look of the region’s own pages', () => {
  it('has the colours of the console, by the same names', () => {
    const console = colours(readFileSync('web/styles/tokens.css', 'utf8'));
    const own = colours(pageStyle);
    expect(own.size).toBeGreaterThan(10);
    expect([...own].map(([name]) => [name, console.get(name)])).toEqual([...own]);
  });

  it('gives a colour to nothing that it does not name', () => {
    const rules = pageStyle.slice(pageStyle.indexOf('*'));
    expect(rules).not.toMatch(/#[0-9a-f]{3,8}\b/i);
    expect([...rules.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name]) => !colours(pageStyle).has(name))).toEqual([]);
  });
});
