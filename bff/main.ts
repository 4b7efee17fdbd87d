/** The console as a process: reads the environment, holds the data folder, listens, stops cleanly. */
import { createServer, type ServerResponse } from 'node:http';
import { systemClock } from '#shared/clock.ts';
import { holdDataFolder } from '#server/data-folder.ts';
import { createLog } from '#server/log.ts';
import { runService, type Listening, type Service } from '#server/service.ts';
import { createConsole, type Console } from './app.ts';
import { addressesOf, readConfig, type Mode } from './config/config.ts';
import { createConsoleServer } from './http/http-server.ts';

function readMode(text: string | undefined): Mode {
  if (text === undefined || text === '') return 'serve';
  if (text === 'start' || text === 'serve' || text === 'dev') return text;
  throw new Error('PORTICO_MODE: must be start, serve or dev');
}

async function open(): Promise<Service> {
  const config = readConfig(process.env, readMode(process.env['PORTICO_MODE']));
  const log = createLog({ level: config.logLevel, format: config.logFormat, base: { part: 'console' } });
  const folder = config.redis === undefined ? holdDataFolder(config.dataDir) : undefined;
  const development =
    config.mode === 'dev' ? await (await import('./page/development-page.ts')).createDevelopmentPage() : undefined;
  const console = await createConsole({
    config,
    clock: systemClock,
    log,
    ...(development && { page: development.page }),
  });
  const { page, metrics } = addressesOf(config);
  const listening: Listening[] = [
    {
      ...page,
      make: () => createConsoleServer((request, response) => console.handle(request, response), console.headers),
    },
  ];
  if (metrics !== undefined) {
    const make = () =>
      createServer((request, response) => {
        answerMetrics(console, request.url, response).catch((error: unknown) => {
          log.error({ err: error }, 'metrics not answered');
          response.destroy();
        });
      });
    listening.push({ ...metrics, make });
  }
  return {
    log,
    listening,
    // Under the start command it is ready when the regions are, and that is for the start command to say.
    started: () =>
      log.info({ url: config.publicUrl.origin, mode: config.mode }, config.mode === 'serve' ? 'ready' : 'listening'),
    leave: () => console.leave(),
    stopping: config.stopping,
    endStreams: (over) => console.endStreams(over),
    settle: (patience) => console.settle(patience),
    async close() {
      await development?.close();
      await console.close();
      folder?.release();
    },
  };
}

async function answerMetrics(console: Console, path: string | undefined, response: ServerResponse): Promise<void> {
  if (path !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(await console.metrics());
}

await runService(open);
