/** The console as a process: reads the environment, holds the data folder, listens, stops cleanly. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { systemClock } from '#shared/clock.ts';
import { holdDataFolder } from '../launch/data-folder.ts';
import { createConsole, type Console } from './app.ts';
import { readConfig, type ConsoleConfig, type Mode } from './config.ts';
import { createHttpServer } from './http-server.ts';
import { createLog } from './log.ts';

const loopback = ['127.0.0.1', '::1'];
/** How long requests under way may take to finish when the process stops. Milliseconds. */
const stopLimit = 8_000;

/** Resolves when listening. A refusal names the variable that chose the address. */
function listen(server: Server, host: string, port: number, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'may not be listened on' };
      const reason = reasons[error.code ?? ''];
      const message = reason ? `${variable}: port ${port} ${reason}` : `HOST: cannot listen on ${host} (${error.code})`;
      reject(Object.assign(new Error(message), { code: error.code }));
    });
    server.listen({ host, port, ipv6Only: host === '::1' }, resolve);
  });
}

/** Listens on every host; a machine without IPv6 goes without ::1. */
async function listenAll(
  hosts: readonly string[],
  port: number,
  variable: string,
  make: () => Server,
): Promise<Server[]> {
  const servers: Server[] = [];
  for (const host of hosts) {
    const server = make();
    try {
      await listen(server, host, port, variable);
      servers.push(server);
    } catch (error) {
      const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!(absent && host === '::1' && servers.length > 0)) throw error;
    }
  }
  return servers;
}

function readMode(text: string | undefined): Mode {
  if (text === undefined || text === '') return 'serve';
  if (text === 'start' || text === 'serve' || text === 'dev') return text;
  throw new Error('PORTICO_MODE: must be start, serve or dev');
}

async function openConsole(
  config: ConsoleConfig,
  log: Logger,
): Promise<{ console: Console; close: () => Promise<void> }> {
  const development =
    config.mode === 'dev' ? await (await import('./development-page.ts')).createDevelopmentPage() : undefined;
  const console = createConsole({ config, clock: systemClock, log, ...(development && { page: development.page }) });
  return {
    console,
    async close() {
      await development?.close();
      await console.close();
    },
  };
}

async function run(): Promise<void> {
  const config = readConfig(process.env, readMode(process.env['PORTICO_MODE']));
  const log = createLog(config.logLevel);
  const folder = holdDataFolder(config.dataDir);
  const { console, close } = await openConsole(config, log);
  const servers = await listenAll(config.host === undefined ? loopback : [config.host], config.port, 'PORT', () =>
    createHttpServer((request, response) => console.handle(request, response), console.headers),
  );
  if (config.metricsPort !== undefined) {
    const answer = () => createServer((request, response) => void answerMetrics(console, request.url, response));
    servers.push(...(await listenAll(loopback, config.metricsPort, 'METRICS_PORT', answer)));
  }

  const grace = closeWithGrace({ delay: stopLimit, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    const ended = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    await close();
    for (const server of servers) server.closeIdleConnections();
    await Promise.all(ended);
    folder.release();
  });
  // Started by the start command, this process ends with it.
  process.once('disconnect', () => grace.close());
  log.info({ url: config.publicUrl.origin, mode: config.mode }, 'ready');
  // The log may be too quiet to tell the start command.
  process.send?.('ready');
}

async function answerMetrics(console: Console, path: string | undefined, response: ServerResponse): Promise<void> {
  if (path !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await console.metrics());
}

try {
  await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message.split('\n')[0]}\n`);
  process.exit(1);
}
