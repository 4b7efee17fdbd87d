/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import type { Express, Request } from 'express';
import { journalPath } from '#shared/journal.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import { readJournalQuery, readNumber } from './journal-filter.ts';
import type { JournalReader } from './journal-reader.ts';

/** `GET /api/journal` and one entry below it (shared/journal.ts), for whoever is signed in. */
export function addJournalRoutes(app: Express, journal: JournalReader, reader: SessionReader): void {
  const signedIn = async (request: Request) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    return session;
  };
  app.get(journalPath, async (request, response) => {
    response.json(await journal.page(await signedIn(request), readJournalQuery(request.query)));
  });
  app.get(`${journalPath}/:id`, async (request, response) => {
    response.json(await journal.entry(await signedIn(request), readNumber('id', request.params.id)));
  });
}
