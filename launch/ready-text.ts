/** What the start command says once everything answers. */
import { createLog, isPretty, type LogFormat } from '#server/log.ts';

export interface Ready {
  readonly console: string;
  readonly regions: readonly { readonly name: string; readonly zone: string; readonly baseUrl: string }[];
  readonly dataDir: string;
  /** What the demo people sign in with, as lines for a reader. */
  readonly people: readonly string[];
  readonly format: LogFormat;
}

/** One block for a reader, or one line of the log. Neither is held back by LOG_LEVEL: somebody waits for it. */
export function sayReady(ready: Ready): void {
  if (isPretty(ready.format)) {
    process.stdout.write(readyText(ready));
    return;
  }
  const { console, regions, format } = ready;
  const log = createLog({ level: 'info', format, base: { part: 'start' } });
  log.info({ url: console, regions: regions.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl })) }, 'ready');
}

export function readyText({ console, regions, dataDir, people }: Ready): string {
  const width = Math.max(...regions.map(({ name }) => name.length));
  return [
    '',
    'Portico is ready.',
    '',
    `  Console  ${console}`,
    ...regions.map(({ name, zone, baseUrl }, index) => {
      return `  ${index === 0 ? 'Regions' : '       '}  ${name.padEnd(width)}  ${zone}  ${baseUrl}`;
    }),
    `  Data     ${dataDir}`,
    '',
    ...(people.length === 0
      ? []
      : [
          'To sign in as a person by the form, rather than by the button (later codes: npm run demo:code):',
          ...people,
          '',
        ]),
    'Open the console and choose a demo account. Ctrl+C stops everything.',
    '',
    '',
  ].join('\n');
}
