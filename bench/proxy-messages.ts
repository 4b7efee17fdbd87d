/** What the processes of the proxy's measurement say to each other, and the ids they all know. */

export const organisationId = '11111111-1111-4111-8111-111111111111';

export function userIdOf(index: number): string {
  return `22222222-2222-4222-8222-${String(index).padStart(12, '0')}`;
}

/** What the region insists on: the console adds it, the rivals are sent it. As long as those of the embedded region. */
export const accessToken = 'a'.repeat(900);

/** Ask one path of a server for so long, over so many connections at once. */
export interface LoadOrder {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadReport {
  readonly answered: number;
  readonly bytes: number;
  /** Anything but a whole 200. */
  readonly failed: number;
}
