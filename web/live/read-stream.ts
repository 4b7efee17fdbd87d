import { EventStreamParser } from '#shared/event-stream-parser.ts';
import type { WatchEventName, WatchEvents } from '#shared/watch.ts';

/** An event of the live watch with its id. */
export type ReceivedEvent = {
  readonly [Name in WatchEventName]: { readonly name: Name; readonly id: string; readonly data: WatchEvents[Name] };
}[WatchEventName];

const eventNames: Readonly<Record<WatchEventName, true>> = {
  snapshot: true,
  operation: true,
  space: true,
  stale: true,
  run: true,
  runGone: true,
  linkUsed: true,
  session: true,
};

/**
 * Reads the answer of the stream piece by piece: the events each piece completed, none for a mere heartbeat.
 * Events of names this page does not know are passed over. Ends with the stream; rejects when it breaks.
 */
export async function* readStream(
  response: Response,
  parser = new EventStreamParser(),
): AsyncGenerator<readonly ReceivedEvent[]> {
  const decoder = new TextDecoder();
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const events = parser.push(decoder.decode(piece.value, { stream: true }));
      yield events
        .filter(({ name }) => Object.hasOwn(eventNames, name))
        .map(({ name, id, data }) => ({ name, id, data: JSON.parse(data) }) as ReceivedEvent);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
