/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import type { Express, Request } from 'express';
import { ownSessionsPath } from '#shared/account.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Account } from './account.ts';

/** `GET /api/account` and the end of one of the sessions it tells of (shared/account.ts), for whoever is signed in. */
export function addAccountRoutes(app: Express, account: Account, reader: SessionReader): void {
  const signedIn = async (request: Request) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    return session;
  };
  app.get('/api/account', async (request, response) => {
    response.json(await account.describe(await signedIn(request)));
  });
  app.delete(`${ownSessionsPath}/:handle`, async (request, response) => {
    await account.end(await signedIn(request), request.params.handle);
    response.status(204).end();
  });
}
