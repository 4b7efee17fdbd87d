/** What `npm start` reads from the environment. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { readEnvironment, SettingError } from '#server/environment.ts';
import { LogFormat } from '#server/log.ts';
import { port } from '#server/port.ts';

/** Of a console that has regions elsewhere. */
const notHere = z.undefined('npm start brings regions of its own; for others there is npm run serve').optional();

const Settings = z.object({
  PORT: port.default(8080),
  REGION_PORTS: z
    .string()
    .default('8091,8092')
    .transform((text): unknown => text.split(','))
    .pipe(z.tuple([port, port], 'two ports, separated by a comma')),
  CONTROL_PORT: z
    .string()
    .transform((text): unknown => (text.includes(',') ? text.split(',') : [text, Number(text) + 1]))
    .pipe(z.tuple([port, port], 'a port, or two separated by a comma'))
    .optional(),
  METRICS_PORT: port.optional(),
  REGIONS: notHere,
  REGION_DOMAIN: notHere,
  REGION_NAMES: notHere,
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ACTIVATION_URL: z.string().optional(),
  SESSION_SECRET: z.string().optional(),
  LOG_FORMAT: LogFormat,
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
});

export interface RegionSettings {
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  readonly port: number;
  /** With one CONTROL_PORT the second region takes the port after it. */
  readonly controlPort: number | undefined;
}

export interface StartSettings {
  readonly port: number;
  /** Where people open the console, without a slash at the end. */
  readonly publicUrl: string;
  readonly activationUrl: string;
  /** One is made and kept when left out. */
  readonly sessionSecret: string | undefined;
  readonly logFormat: LogFormat;
  /** Absolute. */
  readonly dataDir: string;
  readonly regions: readonly RegionSettings[];
}

/** Empty variables count as absent. Throws a `SettingError`. */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const settings = readEnvironment(Settings, env);
  const { PORT, REGION_PORTS, CONTROL_PORT, METRICS_PORT, DATA_DIR } = settings;
  checkThatTheyDiffer({
    PORT: [PORT],
    REGION_PORTS,
    CONTROL_PORT: CONTROL_PORT ?? [],
    METRICS_PORT: METRICS_PORT === undefined ? [] : [METRICS_PORT],
  });
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '');
  return {
    port: PORT,
    publicUrl,
    activationUrl: settings.ACTIVATION_URL ?? `${publicUrl}/activation`,
    sessionSecret: settings.SESSION_SECRET,
    logFormat: settings.LOG_FORMAT,
    dataDir: DATA_DIR,
    regions: [
      { name: 'eu-std-1', zone: 'STD', port: REGION_PORTS[0], controlPort: CONTROL_PORT?.[0] },
      { name: 'eu-snc-1', zone: 'SNC', port: REGION_PORTS[1], controlPort: CONTROL_PORT?.[1] },
    ],
  };
}

function checkThatTheyDiffer(ports: Readonly<Record<string, readonly number[]>>): void {
  const takenBy = new Map<number, string>();
  for (const [variable, given] of Object.entries(ports)) {
    for (const port of given) {
      const other = takenBy.get(port);
      if (other === variable) throw new SettingError(variable, `the two ports must differ, and both are ${port}`);
      if (other !== undefined) throw new SettingError(variable, `port ${port} must differ from ${other}`);
      takenBy.set(port, variable);
    }
  }
}
