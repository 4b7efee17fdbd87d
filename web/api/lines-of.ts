/** The lines of an answer of which each is JSON by itself, as they come. What follows the last end of a line is left out. */
export async function* linesOf({ body }: Response): AsyncGenerator<string, undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  try {
    for (;;) {
      const chunk = await reader?.read();
      if (chunk?.value === undefined) return;
      text += chunk.value;
      const lines = text.split('\n');
      text = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    reader?.cancel().catch(() => undefined);
  }
}
