import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { linesOf } from './lines-of.ts';

/** An answer whose bytes come in pieces of these sizes, over and over. */
function answerOf(bytes: Uint8Array, sizes: readonly number[], cancel?: () => void): Response {
  let from = 0;
  let piece = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (from >= bytes.length) return controller.close();
    const to = from + (sizes[piece % sizes.length] ?? 1);
    controller.enqueue(bytes.subarray(from, to));
    [from, piece] = [to, piece + 1];
  };
  return new Response(new ReadableStream({ pull, ...(cancel && { cancel }) }));
}

async function read(response: Response): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(response)) lines.push(line);
  return lines;
}

const line = fc.string({ unit: 'binary' }).map((text) => text.replaceAll(/[\n\uFEFF]/g, ' '));

it('are the same in whatever pieces they come, and what follows the last of them is left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      line,
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1 }),
      async (lines, cut, sizes) => {
        const bytes = new TextEncoder().encode(`${lines.map((each) => `${each}\n`).join('')}${cut}`);
        expect(await read(answerOf(bytes, sizes))).toEqual(lines);
      },
    ),
  );
});

it('are none of an answer without a body', async () => {
  expect(await read(new Response(null))).toEqual([]);
});

it('end the answer when whoever asks for them wants no more', async () => {
  const cancel = vi.fn<() => void>();
  for await (const first of linesOf(answerOf(new TextEncoder().encode('1\n2\n3\n'), [2], cancel))) {
    expect(first).toBe('1');
    break;
  }
  expect(cancel).toHaveBeenCalledOnce();
});
