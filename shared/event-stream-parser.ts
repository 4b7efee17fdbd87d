/** Reads the text of Server-Sent Events (WHATWG HTML, section 9.2.6), however it was cut into chunks. */

export interface ServerSentEvent {
  /** `message` unless the server named it. */
  readonly name: string;
  readonly data: string;
  /** The last id the server gave; empty before the first. */
  readonly id: string;
}

const endOfLine = /[\r\n]/g;

export class EventStreamParser {
  #rest = '';
  /** The last chunk ended with CR: a LF at the start of the next one belongs to it. */
  #afterCarriageReturn = false;
  #isStart = true;
  #name = '';
  #data: string[] = [];
  #id = '';
  #retry: number | undefined;

  /** How many milliseconds after its end the server wants the stream opened again, if it has said so. */
  get retry(): number | undefined {
    return this.#retry;
  }

  /** Takes the next piece of text and answers the events it completes. */
  push(chunk: string): ServerSentEvent[] {
    const events: ServerSentEvent[] = [];
    const text = this.#rest + this.#trimStart(chunk);
    let start = 0;
    endOfLine.lastIndex = this.#rest.length;
    for (let end = endOfLine.exec(text); end !== null; end = endOfLine.exec(text)) {
      this.#readLine(text.slice(start, end.index), events);
      start = end.index + 1;
      if (end[0] !== '\r') continue;
      if (start === text.length) this.#afterCarriageReturn = true;
      else if (text[start] === '\n') endOfLine.lastIndex = start += 1;
    }
    this.#rest = text.slice(start);
    return events;
  }

  #trimStart(chunk: string): string {
    if (chunk === '') return chunk;
    let start = 0;
    if (this.#isStart && chunk.startsWith('\uFEFF')) start = 1;
    else if (this.#afterCarriageReturn && chunk.startsWith('\n')) start = 1;
    this.#isStart = false;
    this.#afterCarriageReturn = false;
    return chunk.slice(start);
  }

  #readLine(line: string, events: ServerSentEvent[]): void {
    if (line === '') {
      if (this.#data.length > 0) {
        events.push({ name: this.#name || 'message', data: this.#data.join('\n'), id: this.#id });
      }
      this.#name = '';
      this.#data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    else if (field === 'event') this.#name = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) this.#retry = Number(value);
  }
}
