/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import type { Express, Request } from 'express';
import { z } from 'zod';
import { linksPath, mostSeenLinks } from '#shared/recovery-ledger.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { readBody } from '#bff/http/request-body.ts';
import { parseStrictObject } from '#bff/http/strict-json.ts';
import { sendRegionAnswer } from '#bff/regions/send-region-answer.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Ledger } from './ledger.ts';

const SeenLinks = z.strictObject({ ids: z.array(z.uuid()).max(mostSeenLinks) });
const largestBody = 8 * 1024;

/** `/api/recovery-links` and below (shared/recovery-ledger.ts), for whoever is signed in. */
export function addLedgerRoutes(app: Express, ledger: Ledger, reader: SessionReader): void {
  const signedIn = async (request: Request) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    return session;
  };
  app.get(linksPath, async (request, response) => {
    response.json(await ledger.news(await signedIn(request)));
  });
  app.post(`${linksPath}/seen`, async (request, response) => {
    const session = await signedIn(request);
    const body = SeenLinks.safeParse(parseStrictObject((await readBody(request, largestBody)) ?? Buffer.from('{}')));
    if (!body.success) throw violation('ids', `is a list of at most ${mostSeenLinks} ids of links`);
    await ledger.markSeen(session, body.data.ids);
    response.status(204).end();
  });
  app.get(`${linksPath}/:region/:organisationId`, async (request, response) => {
    const session = await signedIn(request);
    const { region, organisationId } = request.params;
    const answer = await ledger.read(session, region, organisationId);
    if ('items' in answer) response.json(answer);
    else sendRegionAnswer(response, answer);
  });
}
