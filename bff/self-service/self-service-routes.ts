/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 passes a rejected handler on to the error middleware */
/** `/api/self-service/recovery…`: open to everybody, behind the same request guard and limits as signing in. */
import type { Express } from 'express';
import { CompleteLinkBody, OpenRecoveryBody } from '#shared/self-service.ts';
import { sendRegionAnswer } from '#bff/regions/send-region-answer.ts';
import { readBody } from '#bff/http/request-body.ts';
import type { SelfService } from './self-service.ts';
import { parseSecretBody } from '#bff/session/sign-in-body.ts';

const largestStep = 16 * 1024;

export function addSelfServiceRoutes(app: Express, selfService: SelfService): void {
  app.post('/api/self-service/recovery', async (request, response) => {
    const body = parseSecretBody(OpenRecoveryBody, await readBody(request, largestStep));
    sendRegionAnswer(response, await selfService.open(body, request.ip ?? ''));
  });

  app.post('/api/self-service/recovery/complete', async (request, response) => {
    const body = parseSecretBody(CompleteLinkBody, await readBody(request, largestStep));
    sendRegionAnswer(response, await selfService.complete(body, request.ip ?? ''));
  });
}
