/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import { setMaxListeners } from 'node:events';
import type { Express } from 'express';
import type { Clock } from '#shared/clock.ts';
import { overviewPath, type OverviewEnd, type OverviewPart } from '#shared/overview.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Overview } from './overview.ts';

/** `GET /api/overview` (shared/overview.ts). */
export function addOverviewRoutes(app: Express, overview: Overview, reader: SessionReader, clock: Clock): void {
  app.get(overviewPath, async (request, response) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    // It is read for longer than a replaced id lasts.
    const latest = (await reader.latest(session)) ?? session;
    const gone = new AbortController();
    // Every call under way listens.
    setMaxListeners(0, gone.signal);
    response.on('close', () => gone.abort());
    const send = (line: OverviewPart | OverviewEnd) => {
      if (!response.headersSent) {
        response.writeHead(200, { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
      }
      response.write(`${JSON.stringify(line)}\n`);
    };
    await overview.read(latest, String(response.getHeader('X-Request-Id')), gone.signal, send);
    if (gone.signal.aborted) return;
    send({ end: true, now: new Date(clock.now()).toISOString() });
    response.end();
  });
}
