import { describe, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';

describe('readableText', () => {
  it('indents JSON', () => {
    expect(readableText('{"version":"1.29.5"}')).toBe('{\n  "version": "1.29.5"\n}');
  });

  it.each(['', 'done', '42', '{"open":', 'null'])('leaves %j as it came', (text) => {
    expect(readableText(text)).toBe(text);
  });
});
