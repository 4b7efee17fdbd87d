/** One region: the whole contract as an Express app over one database. Nothing runs and nothing listens on import. */
import { randomUUID } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { AdvancingClock } from '#shared/clock.ts';
import { repeatedHeader } from '#shared/repeated-header.ts';
import { createContractRoutes, type ContractRoutesOptions } from './contract-routes.ts';
import { createControlPort } from './control/control-port.ts';
import { Faults } from './control/faults.ts';
import { createSteering, type Steering } from './control/steering.ts';
import { endingOperations, forgettingVms, preparingSpaces, removingServiceAccounts } from './engine/due-work.ts';
import { createEngine, type Engine } from './engine/engine.ts';
import { ForcedFailures } from './engine/forced-failures.ts';
import { handlers } from './handlers.ts';
import { ProblemError, sendProblem } from './request/problem.ts';
import { resetRegion } from './seed/reset.ts';
import { createSelfServiceRoutes } from './self-service/routes.ts';
import { createSettingsRoutes } from './settings/routes.ts';
import { createSignInRoutes } from './sign-in/routes.ts';
import type { RegionDatabase } from './store/database.ts';
import { createReadCache } from './store/read-cache.ts';
import { createAccessTokens } from './token/access-tokens.ts';
import { createPassingSeal, type Seal } from './token/seal.ts';
import type { RegionContext } from './handler/region-context.ts';

export interface RegionOptions extends Omit<RegionContext, 'clock' | 'failures' | 'reads' | 'seal' | 'tokens'> {
  readonly clock: AdvancingClock;
  readonly database: RegionDatabase;
  /** Default true: a reply that breaks the contract answers 500. With false it is only logged. */
  readonly strictReplies?: boolean;
  /** For secrets that are kept; one that nothing outlives this process with when left out. */
  readonly seal?: Seal;
  /** A signing key made before this time, milliseconds, signs nothing any more. */
  readonly signingKeySince?: number;
  /** How many users a reset seeds; the seed's own number when left out. */
  readonly seedUsers?: number;
}

export interface Region {
  /** The contract. */
  readonly app: Express;
  /** The control port; listens nowhere by itself. */
  readonly control: Express;
  /** What the control port does, for tests in the same process. */
  readonly steering: Steering;
  /** Drives what takes time; at rest until started, but never behind what a request sees. */
  readonly engine: Engine;
  /** Stops the engine and closes the database. */
  close(): Promise<void>;
}

/** Builds a region on an open, seeded or empty database. */
export function createRegion(options: RegionOptions): Region {
  const {
    database,
    strictReplies = true,
    seedUsers,
    seal = createPassingSeal(),
    signingKeySince = 0,
    ...given
  } = options;
  const { name, zone, clock, log } = given;
  const faults = new Faults();
  const failures = new ForcedFailures();
  const reads = createReadCache(database);
  const tokens = createAccessTokens({ ...given, reads, keys: { seal, signingKeySince } });
  const context: RegionContext = { ...given, failures, reads, seal, tokens };
  const engine = createEngine({
    database,
    clock,
    log,
    work: [preparingSpaces, endingOperations(name), removingServiceAccounts, forgettingVms],
  });
  const reseed = () =>
    resetRegion(database, { name, zone, now: clock.now(), ...(seedUsers !== undefined && { users: seedUsers }) });
  const steering = createSteering({ clock, engine, faults, failures, reseed });
  const app = createApp({
    context,
    database,
    handlers,
    strictReplies,
    async intercept(operation, response) {
      if (await faults.intercept(operation, response)) return true;
      await engine.runDue();
      return false;
    },
    onWrite: () => engine.wake(),
  });
  return {
    app,
    control: createControlPort(steering),
    steering,
    engine,
    async close() {
      engine.stop();
      await database.close();
    },
  };
}

function createApp(routes: ContractRoutesOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(
    markAnswer,
    refuseAmbiguous,
    createSelfServiceRoutes(routes),
    createSignInRoutes(routes),
    createSettingsRoutes(routes),
    createContractRoutes(routes),
  );
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

/** Refuses what a proxy in between may have read differently. */
const refuseAmbiguous: RequestHandler = (request, response, next) => {
  const repeated = repeatedHeader(request);
  if (repeated === undefined) return next();
  const problem = new ProblemError('invalid_parameter', `The header ${repeated} is there more than once.`);
  return sendProblem(response, problem, request.path);
};
