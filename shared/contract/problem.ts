/** The error body of every operation (contract 7) and the identifiers the embedded region answers with. */
import { z } from 'zod';

export const Violation = z.object({ field: z.string(), description: z.string() });
export type Violation = z.infer<typeof Violation>;

/**
 * RFC 9457 problem. `source` and `requestId` are the console's additions: who refused (the console itself or the
 * region behind it) and the id to quote in a report.
 */
export const Problem = z.looseObject({
  type: z.string().optional(),
  title: z.string(),
  status: z.int().optional(),
  detail: z.string().optional(),
  instance: z.string().optional(),
  violations: z.array(Violation).optional(),
  accounts: z.array(z.string()).optional(),
  balance: z.int().optional(),
  source: z.enum(['console', 'region']).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Error body of the token endpoints (RFC 6749 section 5.2). */
export const TokenError = z.looseObject({ error: z.string(), error_description: z.string().optional() });
export type TokenError = z.infer<typeof TokenError>;

const statusByFragment = {
  unauthenticated_access: 401,
  inactive_token: 401,
  forbidden: 403,
  invalid_parameter: 400,
  missing_roles: 400,
  ambiguous_role_elements: 400,
  ambiguous_permission_elements: 400,
  ambiguous_granular_permission_elements: 400,
  not_in_tenant_roles: 400,
  payload_too_large: 413,
  resource_not_found: 404,
  identity_not_found: 404,
  role_not_found: 404,
  permission_not_found: 404,
  organisation_not_found: 404,
  space_not_found: 404,
  method_not_allowed: 405,
  duplicate_resource: 409,
  duplicate_role: 409,
  conflict: 409,
  internal_server_error: 500,
  // Self-service behind recovery links, the embedded region's own.
  wrong_code: 400,
  wrong_totp: 400,
  clock_off: 400,
  link_unknown: 404,
  link_expired: 410,
  link_used: 410,
  link_superseded: 410,
  link_exhausted: 410,
  step_expired: 410,
} as const;

/** Machine-readable part of a problem's `type`, after the `#`. */
export type ProblemFragment = keyof typeof statusByFragment;

const prefix = 'urn:numspot:errors#';

/** The `type` of a problem: `urn:numspot:errors#forbidden`. */
export function problemType(fragment: ProblemFragment): string {
  return prefix + fragment;
}

/** Status that usually goes with a fragment; a few situations answer another one (behaviours B4). */
export function statusOf(fragment: ProblemFragment): number {
  return statusByFragment[fragment];
}
