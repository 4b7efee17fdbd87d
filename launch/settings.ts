/** What `npm start` reads from the environment. */
import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

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
  DATA_DIR: z
    .string()
    .min(1)
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
  /** Absolute. */
  readonly dataDir: string;
  readonly regions: readonly RegionSettings[];
}

/** Throws an `Error` whose message names the variable that cannot be used. */
export function readStartSettings(env: NodeJS.ProcessEnv): StartSettings {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { PORT, REGION_PORTS, CONTROL_PORT, DATA_DIR } = parsed.data;
  const ports = [PORT, ...REGION_PORTS, ...(CONTROL_PORT ?? [])];
  if (new Set(ports).size !== ports.length) throw new Error('PORT, REGION_PORTS, CONTROL_PORT: the ports must differ');
  return {
    port: PORT,
    dataDir: DATA_DIR,
    regions: [
      { name: 'eu-std-1', zone: 'STD', port: REGION_PORTS[0], controlPort: CONTROL_PORT?.[0] },
      { name: 'eu-snc-1', zone: 'SNC', port: REGION_PORTS[1], controlPort: CONTROL_PORT?.[1] },
    ],
  };
}
