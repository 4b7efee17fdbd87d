/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
import type { Express } from 'express';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { sendRegionAnswer } from '#bff/regions/send-region-answer.ts';
import type { SessionReader } from '#bff/session/session-reader.ts';
import type { Ledger } from './ledger.ts';

/** `GET /api/recovery-links/{region}/{organisationId}` (shared/recovery-ledger.ts). */
export function addLedgerRoutes(app: Express, ledger: Ledger, reader: SessionReader): void {
  app.get('/api/recovery-links/:region/:organisationId', async (request, response) => {
    const session = await reader.read(request);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const { region, organisationId } = request.params;
    const answer = await ledger.read(session, region, organisationId);
    if ('items' in answer) response.json(answer);
    else sendRegionAnswer(response, answer);
  });
}
