/** The console and two embedded regions as one product on this machine; all of them end together. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf as consoleAddresses, readConfig as readConsoleConfig } from '#bff/config/config.ts';
import { addressesOf as regionAddresses, readConfig as readRegionConfig } from '#region/config.ts';
import { superviseChild, type Child } from './child.ts';
import { holdDataFolder, type DataFolder } from '#server/data-folder.ts';
import { keepFilesPrivate } from '#server/private-files.ts';
import { keepSecret } from '#server/kept-secret.ts';
import { checkAddresses } from '#server/listen.ts';
import { demoPeopleText } from './demo-people.ts';
import { sayReady } from './ready-text.ts';
import { readStartSettings, type RegionSettings, type StartSettings } from './settings.ts';

/** How to run the two programs: arguments of `node` before and with the script. */
export interface Programs {
  readonly mode: 'start' | 'dev';
  readonly console: readonly string[];
  readonly region: readonly string[];
}

let stopping = false;
/** When the signal to stop came, and for how long another one is taken for the same; milliseconds. */
let signalledAt = Number.NEGATIVE_INFINITY;
const sameMoment = 500;
let folder: DataFolder | undefined;
/** Regions first: the console is ready after them, and stops before them. */
const children: Child[] = [];

/** Runs the product until a signal; a refusal to start is one line on stderr and exit code 1. */
export async function runProduct(env: NodeJS.ProcessEnv, programs: Programs): Promise<void> {
  keepFilesPrivate();
  try {
    await start(readStartSettings(env), programs);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}

async function start(settings: StartSettings, programs: Programs): Promise<void> {
  const { publicUrl, dataDir } = settings;
  folder = holdDataFolder(dataDir);
  const demoFile = join(dataDir, 'demo.json');
  const regions = settings.regions.map((region) => ({
    ...region,
    baseUrl: `http://localhost:${region.port}`,
    folder: join(dataDir, region.name),
  }));
  const environments = {
    console: consoleEnvironment(settings, regions, programs.mode, demoFile),
    regions: regions.map((region) => ({ name: region.name, env: regionEnvironment(region, settings.activationUrl) })),
  };
  await checkEnvironments(environments, programs.mode);

  rmSync(demoFile, { force: true });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  for (const { name, env } of environments.regions) run(name, programs.region, env);
  run('console', programs.console, environments.console);

  await Promise.all(children.map((child) => child.ready));
  if (stopping) return;
  const demo = {
    console: publicUrl,
    regions: regions.map(({ name, zone, baseUrl, folder }) => ({
      name,
      zone,
      baseUrl,
      ...(JSON.parse(readFileSync(join(folder, 'demo-accounts.json'), 'utf8')) as object),
    })),
  };
  writeFileSync(`${demoFile}.new`, JSON.stringify(demo, null, 2), { mode: 0o600 });
  renameSync(`${demoFile}.new`, demoFile);
  const people = demoPeopleText(demo, Date.now());
  sayReady({ console: publicUrl, regions, dataDir, people, format: settings.logFormat });
}

interface PlacedRegion extends RegionSettings {
  readonly baseUrl: string;
  readonly folder: string;
}

function regionEnvironment(region: PlacedRegion, activationUrl: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(region.port),
    REGION_NAME: region.name,
    REGION_ZONE: region.zone,
    BASE_URL: region.baseUrl,
    DATA_DIR: region.folder,
    CONTROL_PORT: region.controlPort === undefined ? undefined : String(region.controlPort),
    ACTIVATION_URL: activationUrl,
  };
}

function consoleEnvironment(
  settings: StartSettings,
  regions: readonly PlacedRegion[],
  mode: Programs['mode'],
  demoFile: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORTICO_MODE: mode,
    PORT: String(settings.port),
    DATA_DIR: join(settings.dataDir, 'console'),
    DEMO_FILE: demoFile,
    SESSION_SECRET: settings.sessionSecret ?? keepSecret(join(settings.dataDir, 'session-secret')),
    REGIONS: JSON.stringify(regions.map(({ name, zone, baseUrl }) => ({ name, zone, baseUrl, embedded: true }))),
  };
}

interface Environments {
  readonly console: NodeJS.ProcessEnv;
  readonly regions: readonly { readonly env: NodeJS.ProcessEnv }[];
}

/** Refuses what a process would refuse, before the first of them has started and said so. */
async function checkEnvironments({ console, regions }: Environments, mode: Programs['mode']): Promise<void> {
  const { page, metrics } = consoleAddresses(readConsoleConfig(console, mode));
  const addresses = regions.flatMap(({ env }) => {
    const { contract, control } = regionAddresses(readRegionConfig(env));
    return [{ ...contract, variable: 'REGION_PORTS' }, control];
  });
  await checkAddresses([page, metrics, ...addresses].filter((address) => address !== undefined));
}

function run(name: string, program: readonly string[], env: NodeJS.ProcessEnv): void {
  children.push(
    superviseChild({
      name,
      program,
      env,
      onRefusal: (...refusal) => refuse(name, ...refusal),
    }),
  );
}

/** The first refusal is told, by the name its variable has here; the others have the same cause or follow from it. */
function refuse(name: string, code: number, reason: string): void {
  if (!stopping) process.stderr.write(name === 'console' ? reason : reason.replace(/^PORT:/, 'REGION_PORTS:'));
  void stop(code);
}

/** The first one stops, another one ends at once; npm passes on what the terminal has sent to everybody already. */
function onSignal(): void {
  if (!stopping) {
    signalledAt = performance.now();
    void stop(0);
  } else if (performance.now() - signalledAt > sameMoment) {
    for (const child of children) child.kill();
    process.exit(1);
  }
}

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  // What the console still answers may need the regions.
  await children.at(-1)?.stop();
  await Promise.all(children.map((child) => child.stop()));
  folder?.release();
  process.exit(code);
}
