import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/property-runs.ts';
import { EventStreamParser } from './event-stream-parser.ts';

const parse = (...chunks: string[]) => {
  const parser = new EventStreamParser();
  return chunks.flatMap((chunk) => parser.push(chunk));
};

describe('event stream parser', () => {
  it('reads name, data and id', () => {
    expect(parse('id: e.1\nevent: operation\ndata: {"a":1}\n\n')).toEqual([
      { name: 'operation', data: '{"a":1}', id: 'e.1' },
    ]);
  });

  it('joins the lines of data and takes one space away from each', () => {
    expect(parse('data: one\ndata:two\ndata:  three\ndata\n\n')).toEqual([
      { name: 'message', data: 'one\ntwo\n three\n', id: '' },
    ]);
  });

  it('passes over comments, unknown fields, events without data and what is not complete', () => {
    expect(parse(':\n\n: heartbeat\n\nretry: 5\nevent: empty\n\ndata: x\n\ndata: unfinished\n')).toEqual([
      { name: 'message', data: 'x', id: '' },
    ]);
  });

  it('keeps the id for later events and refuses one with NUL', () => {
    const ids = parse('id: 7\ndata: a\n\ndata: b\n\nid: 8\0\ndata: c\n\nid\ndata: d\n\n').map((event) => event.id);
    expect(ids).toEqual(['7', '7', '7', '']);
  });

  it('ends lines at CR, LF and CRLF, also when a chunk ends between CR and LF', () => {
    const expected = [
      { name: 'x', data: 'a', id: '' },
      { name: 'message', data: 'b', id: '' },
    ];
    expect(parse('event: x\rdata: a\r\rdata: b\r\r')).toEqual(expected);
    expect(parse('event: x\r\ndata: a\r\n\r\ndata: b\r\n\r\n')).toEqual(expected);
    expect(parse('event: x\r', '\ndata: a\r', '', '\n\r', '\ndata: b\r\n\r\n')).toEqual(expected);
  });

  it('drops a byte order mark at the very start only', () => {
    expect(parse('\uFEFFdata: a\n\n', '\uFEFFdata: b\n\n')).toEqual([{ name: 'message', data: 'a', id: '' }]);
  });

  it('gives the same events however the text is cut', () => {
    const line = fc.constantFrom('data: a', 'data:é€', 'data', 'id: 1', 'id', 'event: e', ': c', '', '', 'data: : x');
    const ending = fc.constantFrom('\n', '\r', '\r\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(line, ending)), fc.array(fc.nat({ max: 400 })), (lines, cuts) => {
        const text = lines.map((pair) => pair.join('')).join('');
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
        const chunks = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(parse(...chunks)).toEqual(parse(text));
      }),
      { numRuns: runs(200) },
    );
  });
});
