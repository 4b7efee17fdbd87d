/** Runs the console and two embedded regions as one product on this machine; all of them end together. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { superviseChild, type Child } from './child.ts';
import { holdDataFolder } from './data-folder.ts';
import { keepSessionSecret } from './session-secret.ts';
import { readStartSettings, type StartSettings } from './settings.ts';

let stopping = false;
const children: Child[] = [];

try {
  await start(readStartSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}

async function start({ port, dataDir, regions }: StartSettings): Promise<void> {
  holdDataFolder(dataDir);
  const demoFile = join(dataDir, 'demo.json');
  rmSync(demoFile, { force: true });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop(0));

  const console = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;
  const placed = regions.map((region) => ({
    ...region,
    baseUrl: `http://localhost:${region.port}`,
    folder: join(dataDir, region.name),
  }));
  for (const region of placed) {
    run(region.name, 'region.js', {
      PORT: String(region.port),
      REGION_NAME: region.name,
      REGION_ZONE: region.zone,
      BASE_URL: region.baseUrl,
      DATA_DIR: region.folder,
      ACTIVATION_URL: process.env['ACTIVATION_URL'] ?? `${console}/activation`,
    });
  }
  run('console', 'bff.js', {
    PORTICO_MODE: 'start',
    PORT: String(port),
    DATA_DIR: join(dataDir, 'console'),
    DEMO_FILE: demoFile,
    SESSION_SECRET: process.env['SESSION_SECRET'] ?? keepSessionSecret(join(dataDir, 'session-secret')),
    REGIONS: JSON.stringify(placed.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl }))),
  });

  await Promise.all(children.map((child) => child.ready));
  if (stopping) return;
  const demo = {
    console,
    regions: placed.map(({ name, zone, baseUrl, folder }) => ({
      name,
      zone,
      baseUrl,
      ...(JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as object),
    })),
  };
  writeFileSync(`${demoFile}.new`, JSON.stringify(demo, null, 2), { mode: 0o600 });
  renameSync(`${demoFile}.new`, demoFile);
  process.stderr.write(`Portico is ready: ${console}\n`);
}

function run(name: string, script: string, env: NodeJS.ProcessEnv): void {
  children.push(
    superviseChild({ name, script, env: { ...process.env, ...env }, onRefusal: (code) => void stop(code) }),
  );
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(children.map((child) => child.stop()));
  process.exit(code);
}
