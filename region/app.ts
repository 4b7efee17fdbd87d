/** One region: the whole contract as an Express app over one database. Nothing runs and nothing listens on import. */
import { randomUUID } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import { createContractRoutes, type ContractRoutesOptions } from './contract-routes.ts';
import { handlers } from './handlers.ts';
import type { RegionDatabase } from './store/database.ts';
import { createAccessTokens } from './token/access-tokens.ts';
import type { World } from './world.ts';

export interface RegionOptions extends World {
  readonly database: RegionDatabase;
  /** Default true: a reply that breaks the contract answers 500. With false it is only logged. */
  readonly strictReplies?: boolean;
}

export interface Region {
  /** The contract. */
  readonly app: Express;
  /** Closes the database. */
  close(): Promise<void>;
}

/** Builds a region on an open, seeded or empty database. */
export function createRegion(options: RegionOptions): Region {
  const { database, strictReplies = true, ...world } = options;
  return {
    app: createApp({
      world,
      database,
      handlers,
      tokens: createAccessTokens(world),
      strictReplies,
      intercept: () => Promise.resolve(false),
      onWrite: () => undefined,
    }),
    close: () => database.close(),
  };
}

function createApp(routes: ContractRoutesOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(markAnswer, createContractRoutes(routes));
  return app;
}

const wellFormedRequestId = /^[\w.-]{1,128}$/;

/** Every answer names its request and is kept by no cache. */
const markAnswer: RequestHandler = (request, response, next) => {
  const given = request.get('X-Request-Id');
  response.set('X-Request-Id', given !== undefined && wellFormedRequestId.test(given) ? given : randomUUID());
  response.set('Cache-Control', 'no-store');
  next();
};
