/** A TCP link in front of a server that can fall silent, as networks do: nothing is refused, nothing is closed. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { listen, portOf } from '#testing/test-server.ts';

export class SlowLink {
  readonly #server: Server;
  readonly #pairs = new Set<{ readonly near: Socket; readonly far: Socket; isHeld: boolean }>();
  #isSilent = false;
  #held: string | undefined;

  constructor(portOfServer: () => number) {
    this.#server = createServer((near) => {
      const far = connect(portOfServer(), '127.0.0.1');
      const pair = { near, far, isHeld: false };
      this.#pairs.add(pair);
      // What comes from the server waits in the link while it is silent, or while its request is held back.
      near.on('data', (data) => {
        if (this.#held !== undefined && data.toString('latin1').includes(this.#held)) pair.isHeld = true;
        far.write(data);
        this.#let(pair);
      });
      far.on('data', (data) => near.write(data));
      const end = () => {
        this.#pairs.delete(pair);
        near.destroy();
        far.destroy();
      };
      for (const socket of [near, far]) socket.on('close', end).on('error', end);
      this.#let(pair);
    });
  }

  async listen(): Promise<number> {
    return portOf(await listen(this.#server));
  }

  /** Nothing passes any more in either direction; new connections are made and hear nothing. */
  silence(): void {
    this.#isSilent = true;
    this.#letAll();
  }

  /** Answers to requests that contain this text wait until `restore`. */
  holdBack(text: string): void {
    this.#held = text;
  }

  /** Everything passes again, what has waited first. */
  restore(): void {
    this.#isSilent = false;
    this.#held = undefined;
    for (const pair of this.#pairs) pair.isHeld = false;
    this.#letAll();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
    await closed;
  }

  #letAll(): void {
    for (const pair of this.#pairs) this.#let(pair);
  }

  #let({ near, far, isHeld }: { near: Socket; far: Socket; isHeld: boolean }): void {
    if (this.#isSilent) near.pause();
    else near.resume();
    if (this.#isSilent || isHeld) far.pause();
    else far.resume();
  }
}
